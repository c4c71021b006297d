import { ownAddress } from '../../core/own-address.ts';

/** Where to go after a sign-in: a path of this site, with its query and fragment. Anything else becomes `/`, so that nobody is led elsewhere. */
export function returnAddress(wanted: string | undefined): string {
  const url = typeof wanted === 'string' && wanted.startsWith('/') ? ownAddress(wanted, 'https://here.invalid') : undefined;
  return url ? `${url.pathname}${url.search}${url.hash}` : '/';
}
