const BASE = 'https://here.invalid';

/** Where to go after a sign-in: a path of this site, with its query and fragment. Anything else becomes `/`, so that nobody is led elsewhere. */
export function returnAddress(wanted: string | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, BASE)) return '/';
  // read as browsers do: a backslash is a slash, tabs and line ends are nothing
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // `/.//host` has become `//host`, which names another host
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
