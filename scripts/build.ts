/** Builds dist/ out of src/ and generated/, and the package out of dist/. */
import { chmod, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundleEntries } from 'storewire-dev-kit/bundle';
import { finishDeclarations } from 'storewire-dev-kit/declarations';
import { pack, withoutSources } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Named in package.json and by the package tests as well. */
const PACKED = join(root, '.cache/storewire.tgz');

/** The part of package.json that names files of dist/. */
interface Manifest {
  /** A file, or one per condition. */
  exports: Record<string, string | Record<string, string>>;
  imports: Record<string, Record<string, string>>;
  bin: Record<string, string>;
}

async function compile(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  // types are checked for all packages at once
  const tsc = ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck'];
  const { code, output } = await run(process.execPath, tsc, { cwd: root });
  if (code !== 0) throw new Error(output);
}

try {
  await compile();
  await finishDeclarations(dist);
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const manifest = withoutSources(JSON.parse(text) as Manifest);
  const { exports, imports, bin } = manifest;
  const targets = [...Object.values(exports), ...Object.values(imports), bin].flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  await bundleEntries(
    dist,
    [...new Set(targets)].flatMap((target) => /^(?:\.\/)?dist\/(.+\.js)$/.exec(target)?.[1] ?? []),
  );
  for (const target of Object.values(manifest.bin)) await chmod(join(root, target), 0o755);
  const files = await pack(root, PACKED);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
