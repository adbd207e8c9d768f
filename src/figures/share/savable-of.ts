import { csvFile } from '../../export/csv.ts';
import { figureFile } from '../../export/figure-file.ts';
import { catalogues } from '../../messages/index.ts';
import { provenanceOf } from './provenance-of.ts';
import type { Savable } from './savable.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';
import { filmWords, sheetWords } from './words.ts';

/** A figure of the article or of the lab, as it can be taken along. */
export function savableOf(of: Shareable, site: Site): Savable {
  const page = of.figure === 'race' ? site.lab : site.article;
  return {
    name: of.figure,
    title: of.title,
    digest: of.digest,
    data: of.data,
    picture: of.picture,
    ...(of.schedule && { schedule: of.schedule }),
    ...(of.key && { key: of.key }),
    ...(of.film && { film: of.film }),
    words: (language) => sheetWords(of, site, language),
    filmWords: (language) => filmWords(of, site, language),
    csv: (table, language) => csvFile(table, provenanceOf(of, language, page)),
    json: (table, language) => figureFile(table, provenanceOf(of, language, page)),
    again: (language) => catalogues[language].share.data.again,
  };
}
