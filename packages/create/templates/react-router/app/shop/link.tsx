import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<'a'> & { href: string };

/** The link of the framework, for the components of this folder. */
export const Link = ({ href, ...props }: LinkProps) => <RouterLink to={href} {...props} />;
