/** Fetches files of other servers, but nothing from private networks. */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from '../../kernel/context/context.ts';

/** From where files may be imported. */
type Rules = Pick<Context, 'settings' | 'allowImport'>;

const MAX_REDIRECTS = 5;
const DOWNLOAD_TIMEOUT_MS = 20_000;

/** Headers that the connection itself needs. */
const OWN_HEADERS =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i;

const hostWithPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** Whether a host and port were named by `allowImport`, whatever address it has. */
const isNamed = (url: URL, { allowImport }: Rules): boolean => allowImport.includes(hostWithPort(url));

/** Whether files may be imported from the host of a URL. */
export const isAllowedHost = (url: URL, rules: Rules): boolean =>
  /^https?:$/.test(url.protocol) &&
  url.username === '' &&
  url.password === '' &&
  (isNamed(url, rules) || (url.port === '' && rules.settings.importHosts.includes(url.hostname)));

/**
 * Requests a file. Host and address are checked at each redirect, and the connection is made to the address
 * that was checked. Headers of the caller are sent to the origin of
 * the first URL only.
 */
export async function fetchRemote(
  first: URL,
  headers: Readonly<Record<string, string>>,
  rules: Rules,
): Promise<{ body: IncomingMessage; mimeType: string }> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isAllowedHost(url, rules)) throw new Error('The host is not allowed');
    const address = await allowedAddress(url, rules);
    const own = Object.entries(headers).filter(
      ([name]) => url.origin === first.origin && !OWN_HEADERS.test(name),
    );
    const response = await send(url, address, Object.fromEntries(own), signal);
    const { statusCode: status = 0, headers: received } = response;
    if (status === 200) return { body: response, mimeType: received['content-type'] ?? '' };
    response.destroy();
    const { location } = received;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
      throw new Error(`The other server has responded with ${status}`);
    url = new URL(location, url);
  }
  throw new Error('Too many redirects');
}

/** The address of a host, which must be public unless the host is named. */
async function allowedAddress(url: URL, rules: Rules): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const { address } = isIP(host) ? { address: host } : await lookup(host, { verbatim: true });
  if (!isNamed(url, rules) && !isPublic(address)) throw new Error('The address is not public');
  return address;
}

const send = (
  url: URL,
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const request = (isSecure ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      signal,
      // the certificate must be that of the name
      ...(isSecure && { servername: isIP(name) ? '' : name }),
    });
    request.once('response', resolve).once('error', reject).end();
  });

/** Networks of no public server, by the registries of IANA. */
const RESERVED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');

/** Of IPv6, only this range is public. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is that of a public server. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) > 0 && !RESERVED.check(address);
  return GLOBAL_6.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6');
}
