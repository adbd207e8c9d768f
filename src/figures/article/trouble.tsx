import { useMessages } from '../../components/messages-context.tsx';
import type { Failure } from '../../compute/index.ts';
import '../../components/notice/notice.css';

/** What went wrong with the computing of one figure, and a way to try again. */
export function Trouble(props: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { kind, message } = props.failure;
  const { notices } = useMessages().page;
  const text = kind === 'failed' ? notices.error : notices.unavailable;
  return (
    <section className="notice" data-kind={kind === 'failed' ? 'error' : kind} role="alert">
      <p className="notice-title">{text.title}</p>
      <p>{text.body}</p>
      <p className="notice-detail">{text.detail(message.trim().replace(/[.。]$/, ''))}</p>
      <button type="button" className="button" onClick={props.onRetry}>
        {text.retry}
      </button>
    </section>
  );
}
