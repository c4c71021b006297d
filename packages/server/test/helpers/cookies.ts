import { parseCookie } from 'cookie';

/** The cookies of a `Cookie` header, as they are written. */
export const parseCookies = (header: string): Map<string, string> =>
  new Map(
    Object.entries(parseCookie(header, { decode: (text) => text })).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
