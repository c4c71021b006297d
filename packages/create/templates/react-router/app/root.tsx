import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRevalidator,
} from 'react-router';
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
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <a
        href={pathname + search}
        // offline, this page stays as it is
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        Try again
      </a>
    </>
  );
}
