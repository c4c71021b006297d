import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { NotFound } from './shop/not-found';
import { Shop } from './shop/shop';
import './shop/shop.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
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

/** No loader has read the store: the page reads the session and the cart. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Shop>{isMissing ? <NotFound /> : <Failed />}</Shop>;
}

function Failed() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>Something went wrong</h1>
      <a href={pathname + search}>Try again</a>
    </>
  );
}
