const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Checks an option that names a host. Tokens go over https only, except to this machine. Gives the address without a slash at its end. */
export function checkHost(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`${option} must be an http or https address`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) throw new TypeError(`${option} must be https`);
  if (/[?#]/.test(value) || url.username || url.password) throw new TypeError(`${option} must hold no query, fragment or user`);
  return url.href.replace(/\/+$/, '');
}

/** Checks an option that lists origins, such as `https://shop.example`: exact ones, for which no pattern stands in. */
export function checkOrigins(option: string, values: readonly string[]): ReadonlySet<string> {
  const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value;
  if (!values.every(isOrigin)) throw new TypeError(`${option} must be origins, such as https://shop.example`);
  return new Set(values);
}
