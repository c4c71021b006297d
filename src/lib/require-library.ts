/** What an entry point needs of a library that its users install. */
export interface RequiredLibrary {
  /** Name of the package, such as `zod`. */
  name: string;
  /** First version that has it, such as `4.1`. */
  since: string;
  /** The entry points that need it, such as `storewire/zod`. */
  entry: string;
  /** Whether the installed version has what is needed. */
  isPresent: boolean;
}

/**
 * Throws an error of one line if a library is too old. The ranges of peer dependencies are wider than this,
 * because npm does not install a package with an unmet range, even if the entry point is never imported.
 */
export function requireLibrary({ name, since, entry, isPresent }: RequiredLibrary): void {
  if (isPresent) return;
  throw new Error(`${entry} requires ${name} ${since} or later: npm install ${name}@latest`);
}
