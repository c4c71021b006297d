import { useRouteLoaderData } from 'react-router';
import type { ServerProps } from 'storewire/react/server';
import type { Theme } from '../theme/theme.ts';

/** What every page needs to know, also the page of an error. */
export interface SiteData {
  theme: Theme;
  /** Origin of the store front, for canonical URLs. */
  origin: string;
  /** Id of the request of the document, under which the server logs its errors. */
  requestId: string;
  /** The script that records what people do, and whether they allow it. Undefined in a shop without one. */
  analytics?: { script: string; consent: 'granted' | 'denied' | undefined } | undefined;
  /** Whether people can find an order without an account. */
  canFindOrders?: boolean;
  /** Of the local platform. Undefined in a real shop. */
  consoleUrl?: string | undefined;
}

/** Undefined if the root of the site has failed. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<SiteData>('root');

/** A collection in the menu. */
export interface MenuLink {
  slug: string;
  name: string;
}

/** A collection in the menu, with those below it. */
export interface MenuEntry extends MenuLink {
  below: MenuLink[];
}

/** What the server knows about the browser when it renders the layout of a page. */
export interface ShellData {
  store: ServerProps;
  isSignedIn: boolean;
  /** False for a visitor without a cart. */
  hasCart: boolean;
  menu: MenuEntry[];
}

/** Undefined on the page of an error of the layout itself. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>('layout/shell');
