/** What browsers drop or turn around while they read an address, so that others may read another one. */
const TRICKS = /^\s|\s$|\p{Cc}|\\/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * An address of a site, whole or relative to its root, with all that it leads to spelt out. Undefined when it is, or may pass for, one of
 * another site.
 */
export function ownAddress(text: string, origin: string): URL | undefined {
  // `https:host` is relative for some and whole for others
  const isClear = !TRICKS.test(text) && text.isWellFormed() && (!SCHEME.test(text) || /^https?:\/\/[^/]/i.test(text));
  const url = isClear && URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isOwn = url?.origin === origin && !url.username && !url.password;
  // `/.//host` has become `//host`, which is another host where it is read as relative
  return isOwn && !url.pathname.startsWith('//') ? url : undefined;
}
