import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { Kept } from '../../../state/task/keep.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { isolated } from './isolated.ts';

export interface KeptListProps {
  /** Where the focus goes on to when the last of the list is removed. */
  readonly beside: RefObject<HTMLElement | null>;
}

/** What the reader keeps on this device; nothing where that is nothing. */
export function KeptList({ beside }: KeptListProps) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { gallery, keep } = usePageText();
  const origin = useTask((state) => state.origin);
  const edition = useTask((state) => state.keptEdition);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the edition changes
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await lab.listKept();
      if (!gone && answer.kind === 'done') setKept(answer.value);
    };
    void ask();
    // Another tab may have kept or removed something meanwhile.
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [lab, edition]);
  const remove = async ({ key, name }: Kept, pressed: HTMLElement) => {
    setTrouble(null);
    const next = buttonBeside(pressed);
    const answer = await lab.forget(key);
    if (answer.kind !== 'done') return setTrouble(keep.notRemoved(isolated(name)));
    setSaid(gallery.removed(name));
    // Who has moved on meanwhile stays there.
    const { activeElement } = document;
    if (activeElement === pressed || activeElement === document.body)
      (next?.isConnected ? next : beside.current)?.focus();
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
                  onClick={({ currentTarget }) => void remove(each, currentTarget)}
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
      <p role="alert" className="task-keeping-trouble">
        {trouble}
      </p>
    </>
  );
}

/** The same button of the next row, or of the one before. */
function buttonBeside(pressed: HTMLElement): HTMLElement | null {
  const row = pressed.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector<HTMLElement>('.quiet-button') ?? null;
}
