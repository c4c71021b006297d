import { useRouteLoaderData } from 'react-router';
import type { ServerProps } from 'storewire/react/server';

/** What the server knows about the browser when it renders the layout of a page. */
export interface ShellData {
  store: ServerProps;
  isLoggedIn: boolean;
  /** False for a visitor without a cart. */
  hasCart: boolean;
}

/** Undefined on the page of an error of the layout itself. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>('layout/shell');
