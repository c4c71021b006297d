/**
 * Returns the function that removes the path of a mount from the path of a URL. Some frameworks, such as Express, have
 * removed it before. Throws a `TypeError` unless the mount is empty or a path without a slash at its end.
 */
export function pathBelow(mount: string): (path: string) => string {
  if (!/^(?:\/[^?#]*[^/?#])?$/.test(mount))
    throw new TypeError('mount must be a path that starts with a slash and does not end with one');
  // as URLs write it, with escapes
  const prefix = mount && new URL(`http://localhost${mount}/`).pathname;
  return (path) => (prefix && path.startsWith(prefix) ? path.slice(prefix.length - 1) : path);
}
