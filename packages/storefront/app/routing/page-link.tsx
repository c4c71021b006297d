import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { useOnline } from './use-online.ts';

/** A link to a page of the store front, which is loaded as soon as someone is about to follow the link. */
export function PageLink(props: LinkProps) {
  return <Link prefetch={usePrefetch()} {...props} />;
}

/** The same in a navigation, with a mark if it leads to the page that is open. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch={usePrefetch()} {...props} />;
}

/** Not offline: React Router replaces the page by that of the browser if it cannot load the script of another one. */
const usePrefetch = (): 'intent' | 'none' => (useOnline() ? 'intent' : 'none');
