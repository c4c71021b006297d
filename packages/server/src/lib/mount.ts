/** Throws a `TypeError` unless the option `mount` is empty or a path without a slash at its end. */
export function checkMount(mount: string): void {
  if (!/^(?:\/.*[^/])?$/.test(mount))
    throw new TypeError('mount must start with a slash and not end with one');
}

/** A path without that of the mount. Some frameworks, such as Express, have removed it before. */
export const withoutMount = (path: string, mount: string): string =>
  path.startsWith(`${mount}/`) ? path.slice(mount.length) : path;
