import { ownAddress } from '../../core/own-address.ts';

/**
 * Where to go after a sign-in: a path of this site, with its query and fragment. Anything else becomes `/`, so that nobody is led elsewhere.
 *
 * @example
 * import { returnAddress } from 'storewire/sign-in';
 *
 * console.log(returnAddress('/orders?page=2')); // /orders?page=2
 * console.log(returnAddress('//elsewhere.example')); // /
 */
export function returnAddress(wanted: string | undefined): string {
  const url = typeof wanted === 'string' && wanted.startsWith('/') ? ownAddress(wanted, 'https://here.invalid') : undefined;
  return url ? `${url.pathname}${url.search}${url.hash}` : '/';
}
