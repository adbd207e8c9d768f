import type { LinkNotice } from '../../../link/notices.ts';
import { prefix } from '../../../link/query.ts';
import type { Adjustment } from './messages.ts';

/** Notices of the link's codec as a message lists them. */
export function adjustmentsOf(notices: readonly LinkNotice[]): Adjustment[] {
  return notices.map(adjustmentOf);
}

function adjustmentOf(notice: LinkNotice): Adjustment {
  const { kind } = notice;
  switch (kind) {
    case 'value':
    case 'conflict': {
      const { scope, key, asked, used } = notice;
      return { kind, key: prefix(scope) + key, asked, used };
    }
    case 'repeated': {
      const { scope, key, times, used } = notice;
      return { kind, key: prefix(scope) + key, asked: String(times), used };
    }
    case 'unknown':
      return { kind, key: notice.key, asked: '', used: '' };
    case 'version':
      return { kind, key: 'v', asked: notice.asked, used: String(notice.used) };
    case 'length':
      return { kind, key: '', asked: '', used: String(notice.read) };
    case 'more':
      return { kind, key: '', asked: String(notice.count), used: '' };
  }
}
