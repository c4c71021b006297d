/** Which other sites the platform redirects to, posts messages to and links in emails. */

import { LOOPBACK } from 'storewire/internal';
import { invalid } from '../errors/failure.ts';
import { isAppOrigin } from '../settings/app-urls.ts';
import type { Context } from './context.ts';

/** In `settings.allowedOrigins`, every origin of this machine. */
const ANY_LOOPBACK = 'loopback';

/** The origin of an absolute URL of the web that the allow-list contains, otherwise undefined. */
export function allowedOrigin(
  { settings, origin }: Pick<Context, 'settings' | 'origin'>,
  url: string,
): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed) return undefined;
  const isWeb = parsed.protocol === 'https:' || parsed.protocol === 'http:';
  if (!isWeb || parsed.username !== '' || parsed.password !== '') return undefined;
  const isLoopback = LOOPBACK.test(parsed.hostname) && settings.allowedOrigins.includes(ANY_LOOPBACK);
  const others = originsIn([...settings.allowedOrigins, settings.storeUrl]);
  const isAllowed = isLoopback || parsed.origin === origin() || others.includes(parsed.origin);
  return isAllowed ? parsed.origin : undefined;
}

/** A scheme of an app has none: its origin is `null`, as that of a page in a sandbox. */
const originsIn = (urls: readonly string[]): string[] =>
  urls.flatMap((each) => URL.parse(each)?.origin ?? []).filter((origin) => origin !== 'null');

/** Whether the allow-list names the scheme of a URL of an app, or its scheme with its host. */
function isAllowedApp({ settings }: Pick<Context, 'settings'>, url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.username !== '' || parsed.password !== '') return false;
  return settings.allowedOrigins.filter(isAppOrigin).some((origin) => {
    const { protocol, host } = new URL(origin);
    return protocol === parsed.protocol && (host === '' || host === parsed.host);
  });
}

/**
 * Whether a page of this origin may act for the merchant: one of the platform, or of an origin that is named.
 * That of the store front and those of this machine do not suffice, as their pages run the code of many
 * authors. Programs send no `Origin`.
 */
export const isMerchantPage = (
  { settings, origin }: Pick<Context, 'settings' | 'origin'>,
  page: string | undefined,
): boolean => page === undefined || page === origin() || originsIn(settings.allowedOrigins).includes(page);

export const isAllowedUrl = (context: Context, url: string): boolean =>
  allowedOrigin(context, url) !== undefined || isAllowedApp(context, url);

/** Throws a violation for a URL of a site that is not allowed. A missing URL passes. */
export function checkUrl(context: Context, field: string, url: string | null | undefined): void {
  if (url !== undefined && url !== null && !isAllowedUrl(context, url))
    invalid(field, 'VALIDATION', 'is not an allowed URL: see the setting allowedOrigins');
}
