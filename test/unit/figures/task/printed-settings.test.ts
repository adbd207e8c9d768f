import { describe, expect, it } from 'vitest';
import {
  printedAddress,
  printedSettings,
} from '../../../../src/figures/task/controls/printed-settings.ts';
import { PLAIN_READING } from '../../../../src/graphs/read-graph.ts';
import { DEFAULT_TASK_LINK } from '../../../../src/link/task/task-link-state.ts';
import { writeTaskLink } from '../../../../src/link/task/write-task-link.ts';
import { settingsOf } from '../../../../src/state/task/settings-of.ts';

const first = settingsOf(DEFAULT_TASK_LINK, PLAIN_READING);
const { parameters } = first;

describe('the settings on paper', () => {
  it('name the rule as the figures do, and whether overhead is paid', () => {
    const graham = {
      ...first,
      parameters: { ...parameters, rule: 'input-order', agents: 4 } as const,
    };
    const said = printedSettings(graham, 'en');
    expect(said).toContain('Agents: 4');
    expect(said.filter((each) => each.endsWith(': Input order'))).toHaveLength(1);
    expect(said).toContain('Overhead: off');
    expect(said).toContain('Price of an agent-hour: 1');
    expect(said.join()).not.toMatch(/Scheduling|An hour sooner/);
  });

  it('have what overhead costs where it is paid, and waiting where it has a price', () => {
    const dear = { ...first, hour: 80, parameters: { ...parameters, overhead: true } };
    const said = printedSettings(dear, 'en').join(' · ');
    expect(said).toContain('Overhead: on');
    expect(said).toMatch(/Scheduling[^:]*: /);
    expect(said).toContain('An hour sooner is worth: 80');
    expect(printedSettings(dear, 'zh').join()).toMatch(/开销：开/);
  });
});

describe('the address on paper', () => {
  const at = (link: string) => printedAddress(`https://example.org/task/${link}`);

  it('is the whole of a short one that leads to the graph', () => {
    const link = writeTaskLink({
      ...DEFAULT_TASK_LINK,
      graph: { kind: 'example', slug: 'graham' },
    });
    expect(at(link)).toEqual({ address: `https://example.org/task/${link}`, whole: true });
  });

  it('is cut where a graph would take hundreds of letters, or stays on the device', () => {
    const packed = { kind: 'packed', packed: 'A'.repeat(400) } as const;
    const agents = { ...parameters, agents: 5 };
    for (const graph of [packed, { kind: 'left-out' } as const]) {
      const link = writeTaskLink({ ...DEFAULT_TASK_LINK, graph, name: 'mine', parameters: agents });
      expect(link).toContain('#');
      const { address, whole } = at(link);
      expect(whole).toBe(false);
      expect(address).toMatch(/^https:\/\/example\.org\/task\/\?v=\d+&agents=5$/);
    }
  });
});
