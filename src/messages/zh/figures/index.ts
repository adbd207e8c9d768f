import { compare } from './compare.ts';
import { compute } from './compute.ts';
import { deploy } from './deploy.ts';
import { frame } from './frame.ts';
import { grow } from './grow.ts';
import { overhead } from './overhead.ts';
import { recursive } from './recursive.ts';
import { rules } from './rules.ts';
import { single } from './single.ts';
import { sizes } from './sizes.ts';
import { standard } from './standard.ts';
import { twoScores } from './two-scores.ts';
import { width } from './width.ts';

/** Text of the figures of the article, a file each, and of the frame around them. */
export const figures = {
  compare,
  compute,
  deploy,
  frame,
  grow,
  overhead,
  recursive,
  rules,
  single,
  sizes,
  standard,
  twoScores,
  width,
};
