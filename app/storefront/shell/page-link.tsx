import { Link, type LinkProps } from 'react-router';

/** A link to a page of the store front, which is loaded as soon as someone is about to follow the link. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}
