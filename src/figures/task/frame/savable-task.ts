import { parameterText, valueText } from '../../../components/controls/parameter-text.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import type { SheetWords } from '../../../export/index.ts';
import { taskCsv, taskJson } from '../../../export/task-file.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { edgeCount } from '../../../model/graph/task-graph.ts';
import { MODEL_VERSION } from '../../../model/version.ts';
import type { Savable } from '../../share/savable.ts';
import { raceSchedule } from '../race/data.ts';
import { raceFilmSource } from '../race/film.ts';
import { shortId } from '../race/short-id.ts';
import type { TaskFigureSpec, TaskShown } from '../spec.ts';
import { taskDigest } from './digest.ts';
import { fitsFile, graphFiles, ownFormat } from './graph-files.ts';
import { differing, pageLink, taskProvenance } from './provenance.ts';

/** A figure of a task graph as it can be taken along. `shown` and `clock` tell what is on show when it is asked. */
export function savableTask(
  spec: TaskFigureSpec,
  shown: () => TaskShown,
  picture: () => HTMLElement | null,
  clock: () => ClockKind,
  language: Language,
): Savable {
  const digest = () => taskDigest(spec, shown());
  const words = (of: Language) => sheetWords(spec, shown(), digest(), of);
  const provenance = (of: Language) => taskProvenance(spec, shown(), digest(), of);
  const { id } = spec;
  const runs = id === 'race' || id === 'gantt';
  return {
    name: `${fileStem(shown().task.name)}-${id}`,
    title: (of) => taskCatalogues[of].race.files.title(spec.title(of), shown().task.name),
    digest,
    data: () => (spec.ready(shown()) ? spec.data(shown()) : null),
    ...(runs && { schedule: () => raceSchedule(shown()) }),
    picture,
    ...(id === 'race' && {
      film: () => raceFilmSource(shown(), clock(), language),
      filmWords: (of: Language) => {
        const { title, parameters, version, link } = words(of);
        return { title, settings: parameters, version, link };
      },
    }),
    words,
    csv: (table, of) => taskCsv(table, provenance(of)),
    json: async (table, of) => {
      const { task } = shown();
      const graph = fitsFile(task) ? [...(await ownFormat(task))].join('') : null;
      return taskJson(table, provenance(of), graph);
    },
    again(of) {
      const { files } = taskCatalogues[of].race;
      return fitsFile(shown().task) ? files.along : files.notAlong;
    },
    ...(id === 'graph' && { more: (of: Language) => graphFiles(shown().task, of) }),
  };
}

/** What stands around a picture: the graph, the settings, and where to have it again. */
function sheetWords(
  spec: TaskFigureSpec,
  { task, settings }: TaskShown,
  digest: string | null,
  language: Language,
): SheetWords {
  const { share: text, page } = catalogues[language];
  const messages = catalogues[language];
  const { files } = taskCatalogues[language].race;
  const { graph } = task.input;
  const set = differing(settings.parameters).map((key) =>
    page.controls.setting(
      parameterText(language, key).label,
      valueText(language, messages, key, settings.parameters[key]),
    ),
  );
  const { link, graphInLink } = pageLink();
  const model = String(MODEL_VERSION);
  // Axes name a unit of their own, that in which their times read best.
  const unit = task.unit === null ? [files.noUnit] : [];
  return {
    title: spec.title(language),
    parameters: [files.graph(task.name, graph.steps, edgeCount(graph)), ...unit, ...set].join(
      text.between,
    ),
    link: graphInLink ? link : files.notInLink(link),
    version: digest ? text.versionRun(model, digest) : text.version(model),
  };
}

/** The name of a file without its end, as a file may be named anywhere. */
function fileStem(name: string): string {
  const stem = name
    .replace(/(\.[a-z0-9]{1,8}){1,2}$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return shortId(stem).replace('…', '-') || 'graph';
}
