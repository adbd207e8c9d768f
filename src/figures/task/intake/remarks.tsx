import { useLanguage } from '../../../components/messages-context.tsx';
import { type Remark, type RemarkKind, remarkSaid } from '../../../graphs/remark.ts';
import { usePageText } from '../task-context.tsx';
import { asSentence } from './as-sentence.ts';

const ORDER: readonly RemarkKind[] = ['repair', 'rule', 'oddity', 'ignored'];
/** So many are shown at once; of more, their number. */
const MOST_OPEN = 3;

/** What is to be said of the file that was read: by kind, what was changed first. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const language = useLanguage();
  const { remarks: text } = usePageText();
  if (remarks.length === 0) return null;
  const number = new Intl.NumberFormat(language);
  // What the reader asked to be changed is not folded away.
  const open = remarks.length <= MOST_OPEN || remarks.some(({ kind }) => kind === 'repair');
  // Of files of one name the same may be said: once.
  const sentencesOf = (group: readonly Remark[]) =>
    Array.from(new Set(group.map((each) => asSentence(remarkSaid(each), language))));
  const groups = ORDER.map((kind) => remarks.filter((each) => each.kind === kind));
  return (
    <details className="task-remarks" open={open}>
      <summary>{open ? text.title : text.more(number.format(remarks.length))}</summary>
      <dl>
        {groups.map((group, i) =>
          group.length === 0 ? null : (
            <div key={ORDER[i]}>
              <dt>{text.kinds[ORDER[i] ?? 'oddity']}</dt>
              {sentencesOf(group).map((said) => (
                <dd key={said} dir="auto">
                  {said}
                </dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </details>
  );
}
