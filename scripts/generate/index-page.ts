import { deprecation } from './deprecation.ts';
import { byService, type Operation } from './operations.ts';

/** The index of all calls: call, path, file, types. */
export function makeIndexPage(operations: Operation[], title: string): string {
  const sections = [...byService(operations)].map(
    ([service, calls]) => `## ${service}\n\n| call | request | input | answer | callers | effect |\n|---|---|---|---|---|---|\n${calls.map(row).join('\n')}\n`,
  );
  const count = [...byService(operations).values()].flat().length;
  return `<!-- Generated from the OpenAPI description. Do not edit. -->\n\n# ${cell(title)}: ${count} calls\n\n${sections.join('\n')}`;
}

function row(call: Operation): string {
  const file = `openapi/paths/${call.service}/${call.path.slice(1).replaceAll('/', '@')}.yaml`;
  const note = deprecation(call).replace('@', '');
  const cells = [
    `\`${call.id}\`${note && ` (${note})`}`,
    `[\`${call.method.toUpperCase()} ${call.wirePath}\`](../${encodeURI(file)})`,
    `\`${call.inputName}\``,
    call.output ? `\`${call.output}\`` : '',
    call.callers.join(', '),
    call.effect,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Text on one line of a table, with nothing that Markdown or a browser would run. */
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');
