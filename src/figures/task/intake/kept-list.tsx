import { useEffect, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { Kept } from '../../../state/task/keep.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';

/** What the reader keeps on this device; nothing where that is nothing. */
export function KeptList() {
  const lab = useTaskLab();
  const language = useLanguage();
  const { gallery } = usePageText();
  const origin = useTask((state) => state.origin);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [said, setSaid] = useState('');
  // Whatever is kept or removed changes where the graph on show is from, or is removed here.
  const edition = origin.kind === 'kept' ? origin.key : origin.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the edition changes
  useEffect(() => {
    let gone = false;
    void lab.keep.list().then((answer) => {
      if (!gone && answer.kind === 'done') setKept(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [lab, edition]);
  const remove = async ({ key, name }: Kept) => {
    const answer = await lab.forget(key);
    if (answer.kind !== 'done') return;
    setKept((all) => all.filter((each) => each.key !== key));
    setSaid(gallery.removed(name));
  };
  const number = new Intl.NumberFormat(language);
  return (
    <>
      {kept.length === 0 ? null : (
        <>
          <h2 className="gallery-title">{gallery.kept}</h2>
          <ul className="kept-list">
            {kept.map((each) => (
              <li key={each.key}>
                <button
                  type="button"
                  className="kept-open"
                  aria-current={(origin.kind === 'kept' && origin.key === each.key) || undefined}
                  onClick={() => lab.openKept(each.key)}
                >
                  <bdi>{each.name}</bdi>
                </button>{' '}
                <span>{gallery.steps(number.format(each.steps))}</span>{' '}
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={gallery.removeOf(each.name)}
                  onClick={() => void remove(each)}
                >
                  {gallery.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
