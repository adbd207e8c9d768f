import type { Language, Messages } from '../../messages/index.ts';
import type { LinkNotice } from '../../state/link-notice.ts';
import { isParameterKey, PRESET_NAMES, type PresetName } from '../../state/parameter-table.ts';
import { selectNotices } from '../../state/selectors.ts';
import { adjustedText, parameterText, valueText } from '../controls/parameter-text.ts';
import { useActions, useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { formatted } from './notice-values.ts';
import './notice.css';

/** What a link asked for and could not have: one list, which can be put away. */
export function LinkNotices() {
  const notices = useLab(selectNotices);
  const { dismiss } = useActions();
  return <NoticeList notices={notices} onDismiss={() => dismiss()} />;
}

export interface NoticeListProps {
  readonly notices: readonly LinkNotice[];
  readonly onDismiss: () => void;
}

/** The same for notices from anywhere. */
export function NoticeList({ notices, onDismiss }: NoticeListProps) {
  const language = useLanguage();
  const messages = useMessages();
  const { notices: text } = messages.page;
  if (notices.length === 0) return null;
  return (
    <section className="notice" data-kind="link" role="status">
      <p className="notice-title">{text.link.title(notices.length)}</p>
      <ul className="notice-list">
        {notices.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever shortened
          <li key={i}>{sentence(language, messages, notice)}</li>
        ))}
      </ul>
      <button type="button" className="quiet-button" onClick={onDismiss}>
        {text.dismiss}
      </button>
    </section>
  );
}

function sentence(language: Language, messages: Messages, notice: LinkNotice): string {
  const { link } = messages.page.notices;
  const { controls } = messages.page;
  switch (notice.kind) {
    case 'value': {
      const { key, asked, used } = notice;
      if (isParameterKey(key)) {
        return adjustedText(language, messages, key, asked, formatted(key, used));
      }
      if (key === 'preset') {
        const name = (each: PresetName) => controls.presets[each].label;
        const options = controls.allowed.choice(PRESET_NAMES.join(', '));
        return controls.adjusted(link.preset, asked, options, name(used as PresetName));
      }
      if (key === 'time') {
        return controls.adjusted(link.time, asked, controls.allowed.choice('log, linear'), used);
      }
      const bounds = controls.allowed.number('0', new Intl.NumberFormat(language).format(1e6));
      return controls.adjusted(link.playhead, asked, bounds, used || link.freely);
    }
    case 'repeated':
      return isParameterKey(notice.key)
        ? link.repeated(
            parameterText(language, notice.key).label,
            String(notice.times),
            valueText(language, messages, notice.key, formatted(notice.key, notice.used)),
          )
        : link.repeated(notice.key, String(notice.times), notice.used);
    case 'unknown':
      return notice.meant === null
        ? link.unknown(notice.key)
        : link.resembles(notice.key, notice.meant);
    case 'version':
      return link.version(notice.asked, String(notice.used));
    case 'conflict':
      return link.conflict(
        parameterText(language, notice.key).label,
        valueText(language, messages, notice.key, formatted(notice.key, notice.asked)),
        parameterText(language, notice.with).label,
        valueText(language, messages, notice.with, formatted(notice.with, notice.value)),
        valueText(language, messages, notice.key, formatted(notice.key, notice.used)),
      );
    case 'length':
      return link.length(new Intl.NumberFormat(language).format(notice.read));
    case 'more':
      return link.more(String(notice.count));
  }
}
