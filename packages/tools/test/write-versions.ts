/** Writes version after version into a folder, until it is ended or a write fails. */
import { writeFolder } from '../src/generate/write.ts';

/**
 * Files whose text names their version, and one whose name does, too. The last one is too large for a limit of 8 blocks.
 */
export const versionOf = (version: string): Map<string, string> =>
  new Map([
    [`${version}/${version}.ts`, ''],
    ...Array.from({ length: 60 }, (_, index): [string, string] => [
      index % 2 === 0 ? `folder-1/file-${index}.ts` : `file-${index}.ts`,
      `// ${version}\n`.repeat(index === 59 ? 2_000 : 10),
    ]),
  ]);

if (import.meta.main) {
  const [, , folder = ''] = process.argv;
  for (let count = 0; ; count++) {
    await writeFolder(folder, versionOf(count % 2 === 0 ? 'even' : 'odd'));
    console.log(count);
  }
}
