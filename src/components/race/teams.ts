import { useMemo } from 'react';
import type { Palette } from '../../draw/palette.ts';
import type { Messages } from '../../messages/index.ts';
import type { SwarmKind } from '../../model/parameters.ts';
import { useMessages } from '../messages-context.tsx';
import { usePalette } from '../stage/use-palette.ts';

/** One side of the race: who works there, what they are called, and in which colour they are drawn. */
export interface Team {
  readonly kind: SwarmKind;
  /** All together, where there are several sessions. */
  readonly agents: number;
  readonly sessions: number;
  /** At the head of a panel. */
  readonly name: string;
  /** At a line. */
  readonly short: string;
  readonly colour: string;
}

/** The one agent, and whom it is compared with. The same object as long as nothing of it changes. */
export function useTeams(kind: SwarmKind, agents: number, sessions: number): readonly [Team, Team] {
  const { race } = useMessages().figure;
  const palette = usePalette();
  return useMemo(
    () => teamsOf(kind, agents, sessions, race, palette),
    [kind, agents, sessions, race, palette],
  );
}

export function teamsOf(
  kind: SwarmKind,
  agents: number,
  sessions: number,
  text: Messages['figure']['race'],
  palette: Palette,
): readonly [Team, Team] {
  const one = { kind: 'single', agents: 1, sessions: 1, colour: palette.agents(1) } as const;
  if (kind === 'single') {
    // Two single agents that differ in their rule: a colour of its own for the one that was chosen.
    return [
      { ...one, name: text.rule.baseline, short: text.rule.baselineShort },
      { ...one, name: text.rule.chosen, short: text.rule.chosenShort, colour: palette.ink },
    ];
  }
  return [
    { ...one, name: text.agents(1), short: text.agents(1) },
    {
      kind,
      agents,
      sessions,
      name: text.team(kind, agents, sessions),
      short: text.agents(agents),
      colour: palette.agents(agents),
    },
  ];
}
