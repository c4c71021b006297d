/**
 * The post-processing of @hey-api/openapi-ts: each schema becomes the result of a pure function, which bundlers drop
 * if nothing imports it, and has the type of its name, which the compiler compares with the schema.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { showBackslashes } from './backslashes.ts';

const IMPORT = /^import \* as z from '[^']+';\n/m;
const LAZY = /z\.lazy\(\(\): any => (\w+)__(\w+)\)/g;
const SCHEMA = /^export const (\w+)__(\w+) = ([\s\S]*?);$(?=\n\n|\n?(?![\s\S]))/gm;
const NAME = /\b([A-Za-z0-9]+)__((?:Request)*Schema)\b/g;

/** `Cart__Schema` becomes `CartSchema`, of the type `Cart`. */
export function wrapSchemas(text: string, types: string, rules: string): string {
  const imports = [
    `import * as z from 'zod/v4/mini';`,
    `import type { MatchesType } from '${rules}';`,
    `import type * as T from '${types}';\n`,
  ];
  return showBackslashes(text)
    .replace(IMPORT, imports.join('\n'))
    .replaceAll(LAZY, 'z.lazy((): z.ZodMiniType<T.$1> => $1__$2)')
    .replaceAll(SCHEMA, (_all, type: string, suffix: string, code: string) => {
      const typed = `z.ZodMiniType<T.${type}>`;
      const inner = `${type}${suffix.slice(0, -'Schema'.length)}$`;
      // minifiers reduce the function to its schema; a second top-level constant would stay in bundles
      return `export const ${type}__${suffix}: ${typed} = /* @__PURE__ */ (() => {
  const ${inner} = ${code.replaceAll('\n', '\n  ')};
  return ${inner} as MatchesType<typeof ${inner}, ${typed}>;
})();`;
    })
    .replaceAll(NAME, '$1$2');
}

if (process.argv[1] === import.meta.filename) {
  const [file = '', types = '', rules = ''] = process.argv.slice(2);
  await writeFile(file, wrapSchemas(await readFile(file, 'utf8'), types, rules));
}
