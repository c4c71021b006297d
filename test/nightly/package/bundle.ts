import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { build as buildByVite, type Rolldown } from 'vite';

/** What a user's bundler makes of one module, without the optional peers. */
export async function bundle(folder: string, code: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['msw', 'openapi-fetch', 'react', 'swr', 'tus-js-client', 'zod', 'node:*'],
    write: false,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** A whole page by Vite, as a user would make it. Its bundler follows members of a namespace from module to module. */
export async function bundlePage(
  folder: string,
  code: string,
  define: Record<string, string> = {},
  minify = true,
): Promise<string> {
  const input = join(folder, `page-${crypto.randomUUID()}.js`);
  await writeFile(input, code);
  const external = /^(?:msw|openapi-fetch|react|swr|tus-js-client|zod)(?:\/|$)/;
  const built = await buildByVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define,
    build: { write: false, minify, rolldownOptions: { input, external } },
  });
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file: Rolldown.OutputChunk | Rolldown.OutputAsset) => ('code' in file ? file.code : ''))
    .join('\n');
}
