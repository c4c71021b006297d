/** Cookies of the hosted pages. Scripts cannot read them. */
import { parse } from 'hono/utils/cookie';
import type { Context } from '../../kernel/context/context.ts';

/** The header that sets a cookie for some seconds. */
export const cookieFor = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** The cookie of a request. */
export const sentCookie = ({ header }: Pick<Context, 'header'>, name: string): string | undefined =>
  parse(header('cookie') ?? '', name)[name];
