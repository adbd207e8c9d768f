import type { Language, Messages } from '../../messages/index.ts';
import type { LinkNotice } from '../../state/link-notice.ts';
import { keyWords } from './link-words.ts';

/** What was adjusted in a link: asked for, allowed, used. One sentence. */
export function linkSentence(language: Language, messages: Messages, notice: LinkNotice): string {
  const { link } = messages.page.notices;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  switch (notice.kind) {
    case 'value': {
      const words = keyWords(language, messages, notice.scope, notice.key);
      const used = words.value(notice.used);
      return messages.page.controls.adjusted(words.label, notice.asked, words.allowed, used);
    }
    case 'repeated': {
      const words = keyWords(language, messages, notice.scope, notice.key);
      return link.repeated(words.label, number(notice.times), words.value(notice.used));
    }
    case 'conflict': {
      const words = keyWords(language, messages, notice.scope, notice.key);
      const other = keyWords(language, messages, { kind: 'page' }, notice.with);
      return link.conflict(
        words.label,
        words.value(notice.asked),
        other.label,
        other.value(notice.value),
        words.value(notice.used),
      );
    }
    case 'unknown':
      return notice.meant === null
        ? link.unknown(notice.key)
        : link.resembles(notice.key, notice.meant);
    case 'version':
      return link.version(notice.asked, String(notice.used));
    case 'length':
      return link.length(number(notice.read));
    case 'more':
      return link.more(number(notice.count));
  }
}
