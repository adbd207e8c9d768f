import type { TaskMessages } from '../en/index.ts';
import { path } from './scale/path.ts';
import { rules } from './scale/rules.ts';
import { scaling } from './scale/scaling.ts';
import { worth } from './scale/worth.ts';

export const scale: TaskMessages['scale'] = {
  units: { ns: '纳秒', us: '微秒', ms: '毫秒', s: '秒', min: '分钟', h: '小时', d: '天' },
  minutesBeforeSeconds: '分',
  inUnit: (name, unit) => `${name}（${unit}）`,
  agents: (n) => `${n} 个智能体`,
  meanwhile: (set, agents) => `${set}的结果还在计算：算出之前，这里说的是 ${agents}。`,
  ruleNames: {
    'own-branch': '沿自己的分支',
    'own-list': '按自己的清单',
    random: '随机',
    shallowest: '先浅后深',
    deepest: '先深后浅',
    shortest: '先短后长',
    'critical-path': '关键路径优先',
    'input-order': '按文件次序',
  },
  between: '',
  scaling,
  rules,
  path,
  worth,
};
