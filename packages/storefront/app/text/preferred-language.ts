import { parseAccept } from 'hono/utils/accept';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';

/** The language of the store front that a browser prefers, from its header `Accept-Language`. Defaults to the first. */
export function preferredLanguage(request: Request): Language {
  const accepted = parseAccept(request.headers.get('accept-language') ?? '');
  const codes = accepted.toSorted((a, b) => b.q - a.q).map(({ type }) => type.split('-')[0]?.toLowerCase());
  return codes.find((code) => isLanguage(code)) ?? LANGUAGES[0].code;
}
