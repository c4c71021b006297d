/** Host names of this machine. */
export const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Validates an option that is the URL of a server: https, or http for localhost and these hosts, because
 * tokens are sent to it. A path is resolved against the origin of the page. Returns the URL without a
 * trailing slash.
 */
export function parseBaseUrl(option: string, value = '', insecureHosts?: readonly string[]): string {
  const isPath = value.startsWith('/');
  const origin = isPath ? globalThis.location?.origin : '';
  const url = origin + value;
  const { protocol, hostname, username, password, href } = new URL(URL.canParse(url) ? url : 'x:');
  const isLocal = LOOPBACK.test(hostname) || !!insecureHosts?.includes(hostname);
  const isHttp = protocol === 'http:';
  const isSafe = protocol === 'https:' || (isHttp && isLocal);
  // what can be done about it, where there is such an option
  const hint = insecureHosts && isHttp && !isLocal ? `; insecureHosts does not list ${hostname}` : '';
  if (isPath && !origin)
    throw new TypeError(`${option} must be absolute outside of a page, such as https://shop.example${value}`);
  // a host with a port, such as localhost:4010, is read as a scheme and a path
  if (!isSafe && !isPath && value && !value.includes('://'))
    throw new TypeError(`${option} must start with a scheme: https://, or http:// on this machine`);
  if (!isSafe || /[?#]/.test(value) || username || password)
    throw new TypeError(`${option} must be an https URL without query, fragment or user${hint}`);
  return href.replace(/\/+$/, '');
}

/** Whether a value is an origin, such as `https://shop.example`. A pattern is none, as no page has it. */
export const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && !value.includes('*');
