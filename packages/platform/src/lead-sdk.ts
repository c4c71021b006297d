/**
 * Leads the calls of a program that has the platform's own SDK to a local platform, without a change of the program:
 * `node --import storewire-platform/lead-sdk`. It replaces the global `fetch`, which the SDK uses, and nothing else.
 */
import { LOOPBACK } from 'storewire/internal';

/** What the SDK calls, and where pictures are if the platform writes their URLs with another host. */
const LED = ['www.wixapis.com', 'edge.wixapis.com', process.env['STOREWIRE_MEDIA_HOST']];

/** A name of this machine, or of a container beside this one, and never one of the internet. */
const isNear = (hostname: string): boolean =>
  LOOPBACK.test(hostname) || /^(?:[^.:]+|host\.docker\.internal)$/.test(hostname);

/** The local platform. Ends the process without one, whose calls would reach a real site. */
function platformOrigin(text = ''): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && isNear(url.hostname))
    return url.origin;
  console.error(
    'storewire-platform/lead-sdk needs STOREWIRE_URL with the origin of a local platform on this machine or in a ' +
      `container beside it, such as http://127.0.0.1:4010. ${text ? 'It has another value' : 'It is not set'}.`,
  );
  process.exit(1);
}

const platform = platformOrigin(process.env['STOREWIRE_URL']);
const { fetch: fetchFromNetwork } = globalThis;

globalThis.fetch = (input, init) => {
  const isRequest = typeof input === 'object' && 'url' in input;
  const text = isRequest ? input.url : String(input);
  const url = URL.parse(text);
  if (!url || !LED.includes(url.host)) return fetchFromNetwork(input, init);
  const led = platform + url.pathname + url.search;
  return fetchFromNetwork(isRequest ? new Request(led, input) : led, init);
};
