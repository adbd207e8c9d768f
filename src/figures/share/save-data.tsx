import { useId } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { DataTable } from '../../export/data-table.ts';
import type { Language } from '../../messages/index.ts';
import type { SaveProps } from './save-picture.tsx';
import { useGive, useMaking } from './use-making.ts';

const CSV = 'text/csv;charset=utf-8';

/** The numbers of a figure as files that say how to have them again. */
export function SaveData({ of }: SaveProps) {
  const language = useLanguage();
  const { data: text, nothing, working } = useMessages().share;
  const id = useId();
  const making = useMaking(text.failed);
  const give = useGive(of);
  const save = (
    tableOf: () => DataTable | null | undefined,
    write: (table: DataTable, language: Language) => string | Promise<string>,
    type: string,
    extension: string,
  ) =>
    making.run(async () => {
      const table = tableOf();
      const digest = of.digest();
      if (!table) return nothing;
      // The page may have changed behind the dialog: a file is of what it says, or is not made.
      if (digest === null) return working;
      const content = await write(table, language);
      return give(new Blob([content], { type }), extension, digest);
    });
  return (
    <section className="save" aria-labelledby={id}>
      <h3 id={id}>{text.heading}</h3>
      <p className="share-soft">{text.lead}</p>
      <p className="share-soft">{of.again(language)}</p>
      <div className="save-row">
        <button
          type="button"
          className="button"
          aria-disabled={making.busy}
          onClick={() => save(of.data, of.csv, CSV, 'csv')}
        >
          {text.csv}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={making.busy}
          onClick={() => save(of.data, of.json, 'application/json', 'json')}
        >
          {text.json}
        </button>
        {of.schedule && (
          <button
            type="button"
            className="button"
            aria-disabled={making.busy}
            onClick={() => save(() => of.schedule?.(), of.csv, CSV, 'schedule.csv')}
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
