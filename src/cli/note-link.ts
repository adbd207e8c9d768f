import type { LinkNotice } from '../link/notices.ts';
import { prefix } from '../link/query.ts';
import { isParameterKey, type ParameterKey } from '../model/parameters.ts';
import { accepted } from '../model/parse-parameters.ts';
import { quoted } from '../model/quoted.ts';
import type { Arguments } from './arguments.ts';
import type { Output } from './command.ts';
import { linkedSettings, linkOf } from './link.ts';
import { note } from './notes.ts';

/** Says what a link asks for and does not get; `idle`: which of its parameters change nothing here. */
export function noteLink(
  args: Arguments,
  output: Output,
  idle: (key: ParameterKey) => boolean = () => false,
): void {
  for (const notice of linkOf(args)?.notices ?? []) note(output, sentence(notice));
  const aside = linkedSettings(args)?.given.filter(idle) ?? [];
  if (aside.length === 0) return;
  const change = aside.length > 1 ? 'change' : 'changes';
  const names = new Intl.ListFormat('en').format(aside);
  note(output, `${names} of the link ${change} nothing here`);
}

function sentence(notice: LinkNotice): string {
  switch (notice.kind) {
    case 'value': {
      const key = prefix(notice.scope) + notice.key;
      const asked = quoted(notice.asked);
      const instead = notice.used === '' ? 'it is left out' : `${notice.used} is used instead`;
      return isParameterKey(notice.key)
        ? `${key} must be ${accepted(notice.key)}, not ${asked}; ${instead}`
        : `${key} cannot be ${asked}; ${instead}`;
    }
    case 'repeated': {
      const used = notice.used === '' ? '' : `, which is ${notice.used}`;
      const key = prefix(notice.scope) + notice.key;
      return `${key} stands in the link ${notice.times} times; the last one counts${used}`;
    }
    case 'unknown': {
      const meant = notice.meant === null ? '' : `; was ${notice.meant} meant?`;
      return `${quoted(notice.key)} of the link is no setting${meant}`;
    }
    case 'conflict':
      return `${notice.key}=${notice.asked} does not go with ${notice.with}=${notice.value}; ${notice.used} is used instead`;
    case 'version':
      return `the link is of version ${quoted(notice.asked)}, and this program reads version ${notice.used}; what it knows of the link is used`;
    case 'length':
      return `the link is too long; what stands behind its first ${notice.read} characters is not read`;
    case 'more':
      return `and ${notice.count} more of the kind`;
  }
}
