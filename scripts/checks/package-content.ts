/** The part of package.json that says what a user can reach. */
export interface Manifest {
  exports: Record<string, string>;
  bin: Record<string, string>;
}

const ALLOWED = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^generated\/(?:openapi|wire)\.json$/,
  /^dist\/(?:src|generated)\/.+\.(?:js|d\.ts)$/,
  /^dist\/scripts\/(?:cli|generate|mock)\/.+\.js$/,
];

/** What is wrong with a list of files to publish: what has no business there, and what an entry names but is not there. */
export function checkPackage({ exports, bin }: Manifest, files: readonly string[]): string[] {
  const published = new Set(files);
  const foreign = files.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)));
  const targets = [...Object.values(exports), ...Object.values(bin)].map((target) => target.replace(/^\.\//, ''));
  const declared = targets.flatMap((target) => (target.startsWith('dist/src/') ? [target, target.replace(/\.js$/, '.d.ts')] : [target]));
  return [
    ...foreign.map((file) => `should not be published: ${file}`),
    ...declared.filter((file) => !published.has(file)).map((file) => `is not published, though package.json names it: ${file}`),
  ];
}
