/**
 * The address that the site will have, from the build variable SITE_URL: absolute, with a slash at its end. null where
 * it is not given, for then nothing absolute is written.
 * @throws Error with one sentence for a text that is no such address.
 */
export function siteUrl(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const wrong = (why: string) =>
    new Error(`SITE_URL must be like https://example.org/path/, not "${text}": ${why}.`);
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    throw wrong('it is not an absolute address');
  }
  if (!/^https?:$/.test(url.protocol)) throw wrong('it must begin with https:// or http://');
  if (url.username !== '' || url.password !== '') throw wrong('it must not hold a user name');
  if (/[?#]/.test(text)) throw wrong('it must not hold a query or a fragment');
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
