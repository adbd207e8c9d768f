import { useLanguage } from '../../../components/messages-context.tsx';
import { usePageText, useTaskLab } from '../task-context.tsx';

export interface ReadingProps {
  readonly title: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** How far the reading of a file is, and a way to give it up. */
export function Reading({ title, share }: ReadingProps) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { reading } = usePageText();
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  return (
    <section className="task-reading" aria-busy="true">
      <p role="status">{title}</p>
      <progress value={share} max={1} aria-label={title}>
        {reading.share(percent)}
      </progress>
      <button
        type="button"
        className="button"
        onClick={() => {
          lab.arrival.ask();
          lab.store.getState().actions.cancel();
        }}
      >
        {reading.cancel}
      </button>
    </section>
  );
}
