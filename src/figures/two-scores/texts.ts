import type { RaceResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { sentences } from '../ensemble/sentences.ts';
import { MARKED, reaches, SCORES, standingAt, twoScoresOf } from './facts.ts';
import type { TwoScoresOptions } from './job.ts';

type ShownScores = Shown<RaceResult, TwoScoresOptions>;

const TABLED = [0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1] as const;

export function describeTwoScores({ result, of }: ShownScores, language: Language): string {
  const { figure, figures } = catalogues[language];
  const text = figures.twoScores;
  const { number, chart, race } = figure;
  const facts = twoScoresOf(result);
  const { graph, run } = facts.columns;
  const kind = of.swarm === 'recursive' ? 'recursive' : run.agents > 1 ? 'standard' : 'single';
  const told = [
    text.describe.run(race.team(kind, run.agents, 1), graph.steps, graph.layers - 1),
    text.describe.chain(facts.chain.length, graph.steps),
  ];
  for (const score of SCORES) {
    for (const level of MARKED) {
      const time = reaches(facts[score], level);
      const passes = text.passes(chart[score], number.percent(level));
      if (time === null) {
        told.push(text.describe.never(passes));
        continue;
      }
      const { coverage, best, onChain } = standingAt(facts, time);
      const other =
        score === 'coverage'
          ? `${chart.best} ${number.score(best)}`
          : `${chart.coverage} ${number.share(coverage)}`;
      const when = chart.at(time / facts.unit);
      told.push(text.describe.at(passes, when, other, text.onChain(onChain, facts.chain.length)));
    }
  }
  return sentences(language, told);
}

export function captionTwoScores({ of }: ShownScores, language: Language): string {
  const text = catalogues[language].figures.twoScores;
  const several = of.swarm === 'independent' || of.swarm === 'sessions';
  return sentences(language, [
    text.caption(of.seed, of.graph),
    ...(several ? [text.firstSession] : []),
  ]);
}

export function tableTwoScores({ result }: ShownScores, language: Language): FigureTable {
  const { figure, figures } = catalogues[language];
  const { table } = figures.twoScores;
  const { number, chart } = figure;
  const facts = twoScoresOf(result);
  const share = { coverage: number.share, best: number.score };
  return {
    caption: table.caption,
    head: [
      table.level,
      table.time(chart.coverage),
      table.other(chart.best),
      table.time(chart.best),
      table.other(chart.coverage),
    ],
    rows: TABLED.map((level) => [
      number.percent(level),
      ...SCORES.flatMap((score) => {
        const other = score === 'coverage' ? 'best' : 'coverage';
        const time = reaches(facts[score], level);
        if (time === null) return [chart.never, table.none];
        return [number.tick(time / facts.unit), share[other](standingAt(facts, time)[other])];
      }),
    ]),
  };
}
