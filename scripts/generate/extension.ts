/** How relative imports of generated files end. */
export type Extension = '.ts' | '.js' | '';

/** An import or export of another generated file, which takes a whole line. */
const RELATIVE = /^((?:import|export) .* from (['"])\.{1,2}\/[\w./-]*)\.ts(\2;)$/gm;

/**
 * Rewrites the imports among generated files. Imports from the package by name, and all other text, are not
 * changed.
 */
export function withExtension(files: Map<string, string>, extension: Extension): Map<string, string> {
  if (extension === '.ts') return files;
  return new Map(
    [...files].map(([name, text]) => [
      name,
      name.endsWith('.ts') ? text.replace(RELATIVE, `$1${extension}$3`) : text,
    ]),
  );
}
