/** The TypeScript that documents show, compiled. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeBlocksOf } from './markdown.ts';
import { run } from './process.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Documents of the repository whose samples are compiled. */
export const SAMPLE_PAGES = ['README.md', 'packages/docs/guides/*.md'];

/** Code, and its file in a project. */
export interface Sample {
  file: string;
  code: string;
}

/** What commands of the guides generate. */
const GENERATED = ['./store/', './loyalty/', './queries/'];

/** Whether a sample imports what a command of its page generates. */
export const importsGenerated = ({ code }: Sample): boolean => GENERATED.some((path) => code.includes(path));

/** The samples of a document, each at its lines of the document. */
export const samplesOf = (page: string, text: string): Sample[] =>
  codeBlocksOf(text)
    .filter(({ language }) => language === 'ts' || language === 'tsx')
    .map(({ language, code, line }) => ({
      file: `${page.replaceAll('/', '.')}.${line}.${language}`,
      code: `${'\n'.repeat(line)}${code}\nexport {};\n`,
    }));

/** Writes samples to a folder, and compiles them there as one program. Resolves to the errors, a line each. */
export async function compileIn(
  folder: string,
  samples: readonly Sample[],
  compilerOptions: object = {},
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const { file, code } of samples) await writeFile(join(folder, file), code);
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'bundler',
      rewriteRelativeImportExtensions: false,
      types: ['node', 'vite/client'],
      ...compilerOptions,
    },
    include: ['./*.ts', './*.tsx'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { code, output } = await run(process.execPath, [tsc, '--pretty', 'false', '-p', '.'], {
    cwd: folder,
  });
  return code === 0 ? [] : output.trimEnd().split('\n');
}

/** Compiles samples with the packages of this repository. */
export async function compile(samples: readonly Sample[], compilerOptions?: object): Promise<string[]> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'samples-'));
  try {
    return await compileIn(folder, samples, compilerOptions);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
