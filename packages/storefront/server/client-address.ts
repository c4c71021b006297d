import { BlockList, isIPv6 } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** What the server of Node knows about a request. */
export type ServerBindings = HttpBindings | Http2Bindings;

/** Networks in which reverse proxies are: of this machine, private and shared ones. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address of a browser, of IPv6 its network: that of the connection, or if a reverse proxy has made it, the last
 * one in `X-Forwarded-For`. From other networks the header is not believed, as any browser can send it.
 */
export function clientAddress(connection: string, forwarded: string | null): string {
  const isProxy = PRIVATE.check(connection, isIPv6(connection) ? 'ipv6' : 'ipv4');
  return networkOf((isProxy && forwarded?.split(',').at(-1)?.trim()) || connection);
}

/** Some proxies write the port, too, and IPv6 in brackets. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** A household or a machine has a /64 of IPv6 addresses, and can use any of them. */
function networkOf(address: string): string {
  const [withoutZone = ''] = withoutPort(address).split('%');
  const [, ipv4] = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(withoutZone) ?? [];
  if (ipv4 !== undefined || !isIPv6(withoutZone)) return ipv4 ?? address;
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
