import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

/** A link to a page of the store front, which is loaded as soon as someone is about to follow the link. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}

/** The same in a navigation, with a mark if it leads to the page that is open. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" {...props} />;
}
