import { useId } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import type { SavableFiles } from './savable.ts';
import type { SaveProps } from './save-picture.tsx';
import { useGive, useMaking } from './use-making.ts';

/** Files beside picture and numbers. */
export function SaveMore({ of, files }: SaveProps & { readonly files: SavableFiles }) {
  const { data: text, nothing, working } = useMessages().share;
  const id = useId();
  const making = useMaking(text.failed);
  const give = useGive(of);
  return (
    <section className="save" aria-labelledby={id}>
      <h3 id={id}>{files.heading}</h3>
      <p className="share-soft">{files.lead}</p>
      <div className="save-row">
        {files.files.map(({ label, extension, type, make }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-disabled={making.busy}
            onClick={() =>
              making.run(async () => {
                const digest = of.digest();
                if (digest === null) return working;
                const content = await make();
                return content === null
                  ? nothing
                  : give(new Blob([content], { type }), extension, digest);
              })
            }
          >
            {label}
          </button>
        ))}
        <span className="share-soft" role="status">
          {making.said}
        </span>
      </div>
    </section>
  );
}
