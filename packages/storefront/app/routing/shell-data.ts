import { useRouteLoaderData } from 'react-router';
import type { ServerProps } from 'storewire/react/server';

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
