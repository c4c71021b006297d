import { parseAccept } from 'hono/utils/accept';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';

/** The language of the store front that a browser prefers, from its header `Accept-Language`. Defaults to the first. */
export function preferredLanguage(request: Request): Language {
  const ranges = parseAccept(request.headers.get('accept-language') ?? '');
  // a weight of 0 refuses
  const accepted = ranges.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q);
  return accepted.map(({ type }) => codeOf(type)).find((code) => isLanguage(code)) ?? LANGUAGES[0].code;
}

/** The code of the language of a tag. Android sends the older ones, such as `iw` for Hebrew. */
function codeOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // `*`, or no tag
    return undefined;
  }
}
