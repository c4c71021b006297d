import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { storeRequest } from './server/store-request.ts';
import { useLanguage } from './shared/text/text.tsx';
import { themeOfCookie } from './shared/theme/theme.ts';
import './shared/theme/theme.css';

/** What every page needs to know about the browser. The nonce is for the server only. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(storeRequest).settings;
  return { theme: themeOfCookie(request.headers.get('cookie') ?? ''), origin };
}

/** The document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { dir, locale } = useLanguage();
  const theme = useRouteLoaderData<typeof loader>('root')?.theme ?? 'system';
  return (
    <html lang={locale} dir={dir} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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

const COLORS = { light: '#f8f5ef', dark: '#161513' } as const;

/** The color of the browser around the page. */
function ThemeColor({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  if (theme !== 'system') return <meta name="theme-color" content={COLORS[theme]} />;
  return (
    <>
      <meta name="theme-color" content={COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={COLORS.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export { RouteError as ErrorBoundary } from './storefront/system/route-error.tsx';
