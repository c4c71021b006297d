/** Prints what each promise costs: the lines of the files that the table of docs/behaviour.md names for it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

interface Row {
  promise: string;
  /** Files and folders, from this folder. */
  paths: string[];
}

function rowOf(line: string): Row {
  const [, promise = '', ...cells] = line.split('|').map((cell) => cell.trim());
  const paths = ['src', 'test'].flatMap((folder, index) =>
    [...(cells[index] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => join(folder, path)),
  );
  return { promise: promise.replaceAll(/[*`]/g, ''), paths };
}

const [, table = ''] = readFileSync(join(here, 'docs/behaviour.md'), 'utf8').split('| promise |');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map(rowOf);

const missing = rows.flatMap(({ paths }) => paths).filter((path) => !existsSync(join(here, path)));
if (missing.length > 0) throw new Error(`docs/behaviour.md names what does not exist: ${missing.join(', ')}`);

/** The row that names a file, or the folder that is nearest to it. */
function nearestRow(file: string): Row | undefined {
  const named = rows.flatMap((row) => row.paths.map((path) => ({ row, path })));
  return named
    .filter(({ path }) => `${file}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.row;
}

const files = globSync('{src,test,e2e}/**/*.ts', { cwd: here }).map((path) => ({
  path,
  row: nearestRow(path),
  lines: readFileSync(join(here, path), 'utf8').split('\n').length - 1,
}));

function print(name: string, counted: typeof files): void {
  const [source, tests] = [true, false].map((isSource) =>
    counted
      .filter(({ path }) => path.startsWith('src') === isSource)
      .reduce((sum, { lines }) => sum + lines, 0),
  );
  console.log(`${name.padEnd(60)}${String(source).padStart(7)}${String(tests).padStart(7)}`);
}

console.log(`${'lines of'.padEnd(60)} source  tests`);
for (const row of rows)
  print(
    row.promise,
    files.filter((file) => file.row === row),
  );
for (const file of files) if (!file.row) print(`no promise: ${file.path}`, [file]);
print('all', files);
