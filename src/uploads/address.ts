import { checkHost } from '../core/host.ts';
import { failed } from './failures.ts';

/** An address that bytes may be sent to: https, or http on this machine. It is a secret, so an error does not quote it. */
export function checkAddress(value: unknown): URL {
  try {
    const url = new URL(String(value));
    // errors of `fetch` quote an address that holds a user
    if (url.username || url.password) throw new TypeError();
    checkHost('uploadUrl', url.origin);
    return url;
  } catch {
    throw failed({ reason: 'badAnswer', description: 'The platform gave no usable upload address' });
  }
}

/** The address with the name of the file in its query, which is otherwise left as it is: it may be signed. */
export function withFileName(address: URL, fileName: string): URL {
  const url = new URL(address);
  if (!url.searchParams.has('filename')) url.search += `${url.search ? '&' : '?'}filename=${encodeURIComponent(fileName)}`;
  return url;
}

/** Where an upload in pieces is finished. */
export function finishingAddress(endpoint: URL, token: string, fileName: string): URL {
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(token)}`;
  return withFileName(url, fileName);
}

/** All of an address that may prove something. Short parts are words. */
export const secretsOf = (address: URL): string[] => [
  address.href,
  ...[...address.pathname.split('/'), ...address.searchParams.values()].filter((part) => part.length > 7),
];
