import type { RaceResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { sentences } from '../ensemble/sentences.ts';
import { bestOf, growthOf, layerRows, preferenceOf } from './facts.ts';
import type { GrowOptions } from './job.ts';

type ShownGrowth = Shown<RaceResult, GrowOptions>;

export function describeGrow({ result, of }: ShownGrowth, language: Language): string {
  const text = catalogues[language].figures.grow.describe;
  const { graph } = result.alone;
  const widest = layerRows(graph).reduce((most, row) => (row.steps > most.steps ? row : most));
  const { variants, parents, drawn, expected } = preferenceOf(graph, of.preference);
  const best = bestOf(graph);
  return sentences(language, [
    text.shape(graph.steps, graph.layers - 1, widest.steps, widest.layer),
    ...(variants > 0 ? [text.preference(parents, drawn, expected)] : []),
    text.best(graph.value?.[best] ?? 0, graph.layer[best]),
  ]);
}

export function captionGrow({ result, of }: ShownGrowth, language: Language): string {
  const { graph } = result.alone;
  return catalogues[language].figures.grow.caption(
    graph.steps,
    graph.layers - 1,
    of.seed,
    of.graph,
    of.preference,
    of.fertility,
    growthOf(graph).fertility,
  );
}

export function tableGrow({ result }: ShownGrowth, language: Language): FigureTable {
  const text = catalogues[language].figures.grow.table;
  const or = (x: number, format: (x: number) => string) =>
    Number.isNaN(x) ? text.none : format(x);
  return {
    caption: text.caption,
    head: [text.layer, text.steps, text.improved, text.change, text.duration],
    rows: layerRows(result.alone.graph).map((row) => [
      text.whole(row.layer),
      text.whole(row.steps),
      or(row.improved, text.percent),
      or(row.change, text.signed),
      text.number(row.duration),
    ]),
  };
}
