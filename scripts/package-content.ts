/** The part of package.json that says what a user can reach. */
export interface Manifest {
  /** A file, or one per condition. */
  exports: Record<string, string | Record<string, string>>;
  bin: Record<string, string>;
}

/** The files that the entries of a package name, under any condition. */
export const entryFiles = ({ exports }: Pick<Manifest, 'exports'>): string[] => [
  ...new Set(
    Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    ),
  ),
];

const ALLOWED = [
  /^package\.json$/,
  /^LICENSE$/,
  /^(?:README|CHANGELOG|generated\/api)\.md$/,
  /^dist\/(?:src|generated)\/.+\.(?:js|d\.ts)$/,
  /^dist\/bin\/.+\.js$/,
];

/**
 * What is wrong with a list of files to publish: what has no business there, and what an entry names but is
 * not there.
 */
export function checkPackage(manifest: Manifest, files: readonly string[]): string[] {
  const published = new Set(files);
  const foreign = files.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)));
  const targets = [...entryFiles(manifest), ...Object.values(manifest.bin)].map((target) =>
    target.replace(/^\.\//, ''),
  );
  const declared = new Set(
    targets.flatMap((target) =>
      target.startsWith('dist/src/') ? [target, target.replace(/\.js$/, '.d.ts')] : [target],
    ),
  );
  return [
    ...foreign.map((file) => `should not be published: ${file}`),
    ...[...declared]
      .filter((file) => !published.has(file))
      .map((file) => `is not published, though package.json names it: ${file}`),
  ];
}
