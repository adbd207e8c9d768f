import { OWN_KEYS } from './task-link-state.ts';

export function isOwnKey(key: string): boolean {
  return (OWN_KEYS as readonly string[]).includes(key);
}

/** The two parts of a link, without their `?` and `#`. */
export interface LinkParts {
  readonly query: string;
  readonly hash: string;
}

/** Of `?agents=4#graph=…`, and of each part alone. */
export function partsOf(link: string): LinkParts {
  const at = link.indexOf('#');
  const query = (at < 0 ? link : link.slice(0, at)).replace(/^\?/, '');
  return { query, hash: at < 0 ? '' : link.slice(at + 1) };
}

/** The place of the page that a link names beside its entries: `task-settings` of `#task-settings&graph=…`; '' for none. */
export function placeIn(link: string): string {
  const { hash } = partsOf(link);
  return hash.split('&').find((part) => part !== '' && !part.includes('=')) ?? '';
}

/** What of a link may be sent, or told of: its query, without what is the reader's own. */
export function sharedPart(link: string): string {
  const at = link.indexOf('#');
  return at < 0 ? link : link.slice(0, at);
}

/** Whether a query says something that belongs behind the `#`: links were written so at first. */
export function tellsServer(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isOwnKey);
}

/** The entries behind the `#`, without the place; '' where there are none. */
export function entriesBehind(link: string): string {
  const { hash } = partsOf(link);
  return hash
    .split('&')
    .filter((part) => part.includes('='))
    .join('&');
}
