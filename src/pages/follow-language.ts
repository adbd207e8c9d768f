import { LANGUAGES } from '../messages/languages.ts';
import { addressOf, type Place } from './addresses.ts';
import { readPage } from './read-page.ts';

/**
 * Where a page with this query is that asks for a language (`lang=zh`): the same page in that language, which asks for
 * none any more, so that nobody is sent back and forth. null where no language of the site is asked for.
 */
export function inAskedLanguage(
  here: Place,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): { readonly language: Place['language']; readonly address: string } | null {
  const asked = new URLSearchParams(search).getAll('lang').at(-1);
  const language = LANGUAGES.find((each) => each === asked);
  if (language === undefined) return null;
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^lang(=|$)/.test(part));
  const query = rest.length > 0 ? `?${rest.join('&')}` : '';
  return { language, address: `${addressOf(here, { language, kind: here.kind })}${query}${hash}` };
}

/** Goes there where it is another page, and says whether it does. */
export function followLanguage(): boolean {
  const here = readPage(document.documentElement);
  const asked = inAskedLanguage(here, window.location);
  if (!asked) return false;
  if (asked.language !== here.language) {
    // The address of the wrong language is nothing to go back to.
    window.location.replace(asked.address);
    return true;
  }
  try {
    // Taken along to the other language, it would lead back here.
    const { pathname } = window.location;
    const { search, hash } = new URL(asked.address, window.location.href);
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  } catch {
    // A browser that lets nobody touch the address.
  }
  return false;
}
