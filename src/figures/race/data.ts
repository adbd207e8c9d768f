import { runsOf } from '../../components/chart/chart-data.ts';
import { type DataTable, type Observation, tableOf } from '../../export/data-table.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { Session } from '../../model/measure/sessions.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { type Picture, raceUnit } from '../../state/result-slice.ts';
import { curveRows, estimated, levelRows, SCORE_NAMES } from '../ensemble/data.ts';

/**
 * The curves of the family and what is read off them, as far as it is in, both scores of the run on show, and the families of
 * the pinned runs, each in its own t_mid.
 */
export function dataOfRace(picture: Picture, pinned: readonly PinnedFamily[] = []): DataTable {
  const { family, familyOf } = picture;
  const ofRun = (run: string, rows: readonly Observation[]) => rows.map((row) => ({ run, ...row }));
  return tableOf(
    [
      ...['run', 'system', 'agents', 'graph', 'measure', 'score', 'level', 'time (t_mid)'],
      ...['value', 'low', 'high', 'interval', 'n', 'reached'],
    ],
    [
      ...ofRun('current', family && familyOf ? familyRows(family, familyOf) : []),
      ...ofRun('current', scoreRows(picture)),
      ...pinned.flatMap(({ place, settings, family: own }) =>
        ofRun(`pin${place + 1}`, familyRows(own, settings.parameters)),
      ),
    ],
  );
}

function familyRows(family: FamilySummary, { swarm, agents }: Parameters): Observation[] {
  const sides = [
    { who: { system: 'single', agents: 1 }, system: family.baseline },
    ...family.systems.map((system) => ({
      who: { system: swarm, agents },
      system,
    })),
  ];
  return sides.flatMap(({ who, system }, i) => [
    ...curveRows(who, family, system),
    ...levelRows(who, system, i === 0 ? ['time'] : ['time', 'speedup', 'agentTime']),
    ...[
      estimated('makespan (t_mid)', system.makespan),
      estimated('share of agent-time: scheduling', system.scheduling.share),
      estimated('share of agent-time: communication', system.communication.share),
      estimated('handoffs per step', system.handoffsPerStep),
    ].map((row) => ({ ...who, ...row })),
  ]);
}

/** The exact scores, a row for each rise. Left out while the unit of time is only a guess. */
function scoreRows(picture: Picture): Observation[] {
  const { race, raceOf } = picture;
  const { length, known } = raceUnit(picture);
  if (!known) return [];
  return SCORES.flatMap((score) => {
    const { alone, swarm } = runsOf(race, score);
    const sides = [
      { who: { system: 'single', agents: 1 }, steps: alone },
      { who: { system: raceOf.swarm, agents: raceOf.agents }, steps: swarm },
    ];
    return sides.flatMap(({ who, steps }) =>
      Array.from(steps?.time ?? [], (time, i) => ({
        ...who,
        graph: raceOf.graph,
        measure: 'score of the run',
        score: SCORE_NAMES[score],
        'time (t_mid)': time / length,
        value: steps?.level[i] ?? Number.NaN,
      })),
    );
  });
}

/**
 * Who works on what from when to when: every step of the single agent and of every session on show, by its start. In t_mid;
 * while that is not known, in the time in which the agent alone gets halfway through this graph.
 */
export function scheduleOfRace(picture: Picture): DataTable {
  const { race, raceOf } = picture;
  const { length, known } = raceUnit(picture);
  const unit = known ? 't_mid' : 'half of one agent’s coverage';
  const [start, end] = [`start (${unit})`, `end (${unit})`];
  const steps = (system: string, session: number, { graph, run }: Session): Observation[] =>
    Array.from(run.start, (_, i) => i)
      .sort((a, b) => run.start[a] - run.start[b] || a - b)
      .map((step) => ({
        system,
        session,
        step,
        layer: graph.layer[step],
        agent: run.agent[step],
        [start]: run.start[step] / length,
        [end]: run.end[step] / length,
        value: graph.value?.[step] ?? Number.NaN,
      }));
  return tableOf(
    ['system', 'session', 'step', 'layer', 'agent', start, end, 'value'],
    [
      ...steps('single', 0, race.alone),
      ...race.swarm.flatMap((session, i) => steps(raceOf.swarm, i, session)),
    ],
  );
}
