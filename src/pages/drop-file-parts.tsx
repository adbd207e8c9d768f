import { useMessages } from '../components/messages-context.tsx';
import { addressOf, type Place } from './addresses.ts';
import { addressAt, isHere } from './drop-file-go.ts';
import type { DropTrouble, Read } from './drop-file-read.ts';
import { figureText, remarkText, troubleText } from './drop-file-text.ts';

/** What would happen if the hand let go. */
export function Target() {
  const { data: text } = useMessages();
  return (
    <div className="drop-target">
      <p>
        <strong>{text.drop}</strong>
        <span>{text.dropMeans}</span>
      </p>
    </div>
  );
}

/** What is no figure file may be a task graph. */
const MAYBE_A_GRAPH: ReadonlySet<DropTrouble['kind']> = new Set([
  'too-large',
  'not-json',
  'no-format',
  'other-format',
  'several',
]);

interface SaidProps {
  readonly read: Read;
  readonly place: Place;
  readonly onDismiss: () => void;
}

/** What came of it. */
export function Said({ read, place, onDismiss }: SaidProps) {
  const messages = useMessages();
  const { data: text } = messages;
  return (
    <div className="drop-said" data-kind={read.kind}>
      {read.kind === 'trouble' ? (
        <p>
          {troubleText(text, read.trouble)}{' '}
          {MAYBE_A_GRAPH.has(read.trouble.kind) && (
            <a href={addressOf(place, { language: place.language, kind: 'task' })}>
              {messages.page.taskDrop}
            </a>
          )}
        </p>
      ) : (
        <>
          {read.opening.remarks.map((remark) => (
            <p key={remark.kind}>{remarkText(text, remark, place.language)}</p>
          ))}
          {isHere(place, read.opening) ? (
            <p>{text.opened(figureText(messages, read.opening.figure))}</p>
          ) : (
            <p>
              <a href={addressAt(place, read.opening)}>
                {text.elsewhere(figureText(messages, read.opening.figure))}
              </a>
            </p>
          )}
        </>
      )}
      <button type="button" className="quiet-button" onClick={onDismiss}>
        {text.dismiss}
      </button>
    </div>
  );
}
