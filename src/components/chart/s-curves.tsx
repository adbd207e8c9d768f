import { useId, useMemo, useRef, useState } from 'react';
import type { RaceData } from '../../draw/race-data.ts';
import type { Timeline } from '../../draw/timeline.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters, SwarmKind } from '../../model/parameters.ts';
import type { Player } from '../../player/player.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { pinNames } from '../pins/pin-name.ts';
import { useTeams } from '../race/teams.ts';
import { handlePlayerKeys } from '../transport/player-keys.ts';
import { WithUnits } from '../transport/time-unit.tsx';
import { LEAST_FOR_BAND, runsOf, type Side } from './chart-data.ts';
import { describeCurves, describePinned } from './describe.ts';
import { ghostFamilies } from './ghost-curves.tsx';
import { Plot } from './plot.tsx';
import { useDomain } from './use-domain.ts';
import { useWidth } from './use-width.ts';
import './s-curves.css';

export interface SCurvesProps {
  /** The family's summary, whole or of its first graphs; null until there is one. */
  readonly family: FamilySummary | null;
  /** How many graphs the family will have. */
  readonly graphs: number;
  /** The run on show; null until there is one. */
  readonly race: RaceData | null;
  /** t_mid in the unit of the durations of the run's graph; null when it is not known. */
  readonly tMid: number | null;
  readonly kind: SwarmKind;
  readonly agents: number;
  readonly player: Player;
  readonly timeline: Timeline;
  /** The settings that the family belongs to. */
  readonly of?: Parameters;
  /** The families of pinned runs, drawn behind it. */
  readonly ghosts?: readonly PinnedFamily[];
}

const NO_GHOSTS: readonly PinnedFamily[] = [];
const SCORES: readonly Score[] = ['coverage', 'best'];
/** Both plots side by side from this width on. */
const SIDE_BY_SIDE = 640;
const GAP = 28;
const HEIGHT = { least: 196, most: 300, share: 0.52 };

/** Coverage and best score over log time: the mean over the family with its band, and the run within it. */
export function SCurves(props: SCurvesProps) {
  const { family, graphs, race, tMid, kind, agents, player, timeline, of } = props;
  const { ghosts: pinned = NO_GHOSTS } = props;
  const messages = useMessages();
  const { chart: text, number } = messages.figure;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const description = useId();
  /** Where the reader reads off, in t_mid; the same in both plots. */
  const [reading, setReading] = useState<{ readonly score: Score; readonly time: number } | null>(
    null,
  );
  const teams = useTeams(kind, agents, race?.sessions ?? 1);
  const partial = family !== null && family.graphs < graphs;
  const banded = family !== null && family.graphs >= LEAST_FOR_BAND;
  const domain = useDomain(family, race, tMid, partial, pinned);
  const language = useLanguage();
  const ghosts = useMemo(() => {
    if (!of) return [];
    const names = pinNames(
      language,
      pinned.map(({ settings }) => settings),
      of,
    );
    return ghostFamilies(
      pinned,
      names.map((name) => name.text),
      of,
    );
  }, [pinned, of, language]);
  const sides = useMemo(
    () =>
      Object.fromEntries(
        SCORES.map((score) => {
          const runs = runsOf(tMid === null ? null : race, score);
          const alone: Side = {
            key: 'alone',
            colour: teams[0].colour,
            name: teams[0].short,
            system: family?.baseline ?? null,
            run: runs.alone,
          };
          const swarm: Side = {
            key: 'swarm',
            colour: teams[1].colour,
            name: teams[1].short,
            system: family?.systems[0] ?? null,
            run: runs.swarm,
          };
          return [score, [alone, swarm]];
        }),
      ) as Record<Score, [Side, Side]>,
    [family, race, tMid, teams],
  );
  const [alone, swarm] = sides.coverage.map((side) => side.run !== null);
  const thin = alone ? (swarm ? 'both' : 'alone') : 'none';
  const beside = width >= SIDE_BY_SIDE;
  const plotWidth = beside ? (width - GAP) / 2 : width;
  const plotHeight = Math.round(
    Math.min(HEIGHT.most, Math.max(HEIGHT.least, plotWidth * HEIGHT.share)),
  );

  return (
    <figure
      className="s-curves"
      aria-label={text.label}
      aria-describedby={description}
      onKeyDown={(event) => handlePlayerKeys(event, player)}
    >
      <div ref={frame} className="s-curves-plots" data-beside={beside}>
        {width > 0 &&
          SCORES.map((score) => (
            <Plot
              key={score}
              score={score}
              width={plotWidth}
              height={plotHeight}
              domain={domain}
              sides={sides[score]}
              time={family?.time ?? null}
              speedup={family?.systems[0]?.speedup[score] ?? null}
              ghosts={ghosts}
              partial={partial}
              banded={banded}
              player={player}
              timeline={timeline}
              tMid={tMid}
              reading={reading?.time ?? null}
              readHere={reading?.score === score}
              onRead={(time) => setReading(time === null ? null : { score, time })}
            />
          ))}
      </div>
      <p className="s-curves-note">
        {family ? text.note(family.graphs, banded, thin) : text.waiting}
        {/* One in the place of the other, so that nothing below moves. */}
        {partial ? (
          <span className="s-curves-more">{text.partial(family.graphs, graphs)}</span>
        ) : (
          <span className="s-curves-more">
            <WithUnits>{text.unit}</WithUnits>
          </span>
        )}
      </p>
      <p id={description} className="visually-hidden">
        {family ? describeCurves(text, sides, family, number.factor) : text.waiting}{' '}
        {describePinned(messages, sides, pinned, ghosts)}
      </p>
    </figure>
  );
}
