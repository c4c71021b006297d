import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { analyticsOf } from './features/analytics/consent.ts';
import { type SiteData, useSiteData } from './routing/site-data.ts';
import { consoleUrlOf } from './store/settings.ts';
import { storeRequest } from './store/store-request.ts';
import { useLanguage } from './text/text.tsx';
import { themeColors, themeOfCookie, useTheme } from './theme/theme.ts';

/** What every page needs to know about the browser. The nonce is for the server only. */
export function loader({ request, context }: Route.LoaderArgs): SiteData {
  const { settings, requestId, merchant } = context.get(storeRequest);
  return {
    theme: themeOfCookie(request.headers.get('cookie')),
    origin: settings.origin,
    requestId,
    analytics: analyticsOf(request, settings),
    canFindOrders: merchant !== undefined,
    consoleUrl: consoleUrlOf(settings),
  };
}

/** What the first screen of every page is written in. */
const FONTS = ['frank-ruhl-libre-latin', 'assistant-latin'];

/** The document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { dir, locale } = useLanguage();
  const site = useSiteData();
  const theme = useTheme(site?.theme ?? 'system');
  return (
    <html lang={locale} dir={dir} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themeColors(theme).map(({ content, media }) => (
          <meta key={content} name="theme-color" content={content} media={media} />
        ))}
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={`/fonts/${font}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default Outlet;

export { keepOnQuery as shouldRevalidate } from './routing/keep-on-query.ts';
export { ShellError as ErrorBoundary } from './routing/route-error.tsx';
