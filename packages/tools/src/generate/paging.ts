import { byService, type Operation } from '../description/operations.ts';
import type { Imports } from './calls.ts';
import { documentation } from './documentation.ts';
import { BANNER, fileOf, quote } from './text.ts';

/** The pagers, one line per list. No files if there are no lists. */
export function makePaging(operations: Operation[], imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  for (const [service, calls] of byService(operations)) {
    const lists = calls.filter((call) => call.paging && call.effect === 'read');
    if (lists.length > 0)
      files.set(`paging/${fileOf(service)}.ts`, header(service, imports) + lists.map(makePager).join('\n'));
  }
  if (files.size === 0) return files;
  const exports = [...files.keys()].map((file) => `export * from './${file.slice('paging/'.length)}';`);
  return files.set('paging/index.ts', `${BANNER}\n${exports.join('\n')}\n`);
}

const header = (service: string, imports: Imports): string =>
  `${BANNER}\nimport { pager, type Pager } from ${quote(imports.runtime)};\nimport * as calls from '../operations/${fileOf(service)}.ts';\nimport type * as T from '../types.ts';\n\n`;

function makePager(call: Operation): string {
  const { name, summary, inputName, output, paging } = call;
  const item = `NonNullable<T.${output}[${quote(paging?.items)}]>[number]`;
  const about = documentation(call, {
    summary: summary && `${summary}: page by page, or item by item with \`for await\`.`,
  });
  return `${about}export const ${name}Pages: Pager<T.${inputName}, T.${output}, ${item}> = /* @__PURE__ */ pager(calls.${name}, ${quote(paging)});\n`;
}
