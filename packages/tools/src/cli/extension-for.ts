import { dirname, sep } from 'node:path';
import ts from 'typescript';
import type { Extension } from '../generate/write.ts';

/**
 * How relative imports of generated files have to end in the project that a folder belongs to: `.ts` where
 * its nearest tsconfig.json allows that (Node requires it to run TypeScript directly), `.js` under Node's
 * module resolution, nothing for a bundler. Without a tsconfig.json `.ts`, which Node and bundlers resolve.
 */
export function extensionFor(folder: string): Extension {
  const file = ts.findConfigFile(folder, ts.sys.fileExists);
  const options = file && optionsFor(folder, file);
  if (!options) return '.ts';
  if (options.allowImportingTsExtensions || options.rewriteRelativeImportExtensions) return '.ts';
  return isNodeResolution(options) ? '.js' : '';
}

/**
 * A tsconfig.json that only refers to others has none of its own options: the one that includes the folder
 * counts.
 */
function optionsFor(folder: string, file: string): ts.CompilerOptions {
  const config = readConfig(file);
  const references = config.projectReferences ?? [];
  const isSolution =
    Array.isArray(config.raw?.files) && config.raw.files.length === 0 && references.length > 0;
  if (!isSolution) return config.options;
  const projects = references.map((reference) => readConfig(ts.resolveProjectReferencePath(reference)));
  const owner = projects.find(({ wildcardDirectories }) =>
    Object.keys(wildcardDirectories ?? {}).some((root) => `${folder}${sep}`.startsWith(`${root}${sep}`)),
  );
  return (owner ?? projects[0] ?? config).options;
}

function readConfig(file: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown };
  // the options alone are wanted, so no source file is looked for
  return ts.parseJsonConfigFileContent(
    config ?? {},
    { ...ts.sys, readDirectory: () => [] },
    dirname(file),
    undefined,
    file,
  );
}

function isNodeResolution({ module, moduleResolution }: ts.CompilerOptions): boolean {
  if (moduleResolution !== undefined)
    return (
      moduleResolution === ts.ModuleResolutionKind.Node16 ||
      moduleResolution === ts.ModuleResolutionKind.NodeNext
    );
  return module !== undefined && module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
}
