import { useMessages } from '../../components/messages-context.tsx';
import type { Failure, Status } from '../../compute/index.ts';
import '../../components/notice/notice.css';

export interface TroubleProps {
  readonly compute: { status(): Status; retry(): void };
  readonly failure: Failure;
}

/** What went wrong with the computing, and a way to try again where no worker could be had. */
export function Trouble({ compute, failure }: TroubleProps) {
  const { notices } = useMessages().page;
  const status = compute.status();
  const { table: text, unavailable } = notices;
  if (failure.kind === 'failed') {
    return (
      <section className="notice" data-kind="error" role="alert">
        <p className="notice-title">{text.failedTitle}</p>
        <p className="notice-detail">{notices.error.detail(failure.message.replace(/\.$/, ''))}</p>
      </section>
    );
  }
  return (
    <section className="notice" data-kind="unavailable" role="alert">
      <p className="notice-title">{unavailable.title}</p>
      <p>{text.unavailable}</p>
      {status.kind === 'unavailable' ? (
        <p className="notice-detail">{unavailable.detail(unavailable.reasons[status.reason])}</p>
      ) : null}
      <button type="button" className="button" onClick={() => compute.retry()}>
        {unavailable.retry}
      </button>
    </section>
  );
}
