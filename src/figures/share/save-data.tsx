import { useId } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { csvFile } from '../../export/csv.ts';
import type { DataTable } from '../../export/data-table.ts';
import { figureFile } from '../../export/figure-file.ts';
import type { Provenance } from '../../export/provenance.ts';
import { provenanceOf } from './provenance-of.ts';
import type { SaveProps } from './save-picture.tsx';
import { useGive, useMaking } from './use-making.ts';

const CSV = 'text/csv;charset=utf-8';

/** The numbers of a figure as files that say how to have them again. */
export function SaveData({ of, site }: SaveProps) {
  const language = useLanguage();
  const { data: text, nothing, working } = useMessages().share;
  const id = useId();
  const making = useMaking(text.failed);
  const give = useGive(of);
  const page = of.figure === 'race' ? site.lab : site.article;
  const save = (
    tableOf: () => DataTable | null | undefined,
    write: (table: DataTable, provenance: Provenance) => string,
    type: string,
    extension: string,
  ) =>
    making.run(async () => {
      const table = tableOf();
      const digest = of.digest();
      if (!table) return nothing;
      // The page may have changed behind the dialog: a file is of what it says, or is not made.
      if (digest === null) return working;
      const content = write(table, provenanceOf(of, language, page));
      return give(new Blob([content], { type }), extension, digest);
    });
  return (
    <section className="save" aria-labelledby={id}>
      <h3 id={id}>{text.heading}</h3>
      <p className="share-soft">{text.lead}</p>
      <p className="share-soft">{text.again}</p>
      <div className="save-row">
        <button
          type="button"
          className="button"
          aria-disabled={making.busy}
          onClick={() => save(of.data, csvFile, CSV, 'csv')}
        >
          {text.csv}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={making.busy}
          onClick={() => save(of.data, figureFile, 'application/json', 'json')}
        >
          {text.json}
        </button>
        {of.schedule && (
          <button
            type="button"
            className="button"
            aria-disabled={making.busy}
            onClick={() => save(() => of.schedule?.(), csvFile, CSV, 'schedule.csv')}
          >
            {text.schedule}
          </button>
        )}
        <span className="share-soft" role="status">
          {making.said}
        </span>
      </div>
    </section>
  );
}
