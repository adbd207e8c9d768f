import type { Communication } from './options.ts';

/** Share that a group of g agents adds to each step of its members: base for two, slope for each further. */
export function groupShare(size: number, base: number, slope: number): number {
  return size < 2 ? 0 : base + slope * (size - 2);
}

/**
 * Communication share of a step that starts now, with `atWork` agents at work in all.
 * `ownGroup` is the size of the group the agent was started into, `children` its living children, with
 * whom it forms a second group; the shares of the two add.
 */
export function communicationShare(
  law: Communication,
  atWork: number,
  ownGroup: number,
  children: number,
): number {
  switch (law.law) {
    case 'none':
      return 0;
    case 'peer':
      return law.share * (atWork - 1);
    case 'group':
      return (
        groupShare(ownGroup, law.base, law.slope) + groupShare(1 + children, law.base, law.slope)
      );
  }
}
