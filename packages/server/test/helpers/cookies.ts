import { parseCookie } from 'cookie';
import type { RequestCookies } from 'storewire-server';

/** The cookies of a `Cookie` header, as they are written. */
export const parseCookies = (header: string): Map<string, string> =>
  new Map(
    Object.entries(parseCookie(header, { decode: (text) => text })).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** The `Set-Cookie` lines that add the cookies of a jar to a response. */
export const linesOf = (jar: RequestCookies): string[] => jar.addTo(new Response()).headers.getSetCookie();
