import { byService, type Operation } from '../description/operations.ts';

/** Where a call is described; undefined where that cannot be linked. */
export type LinkTo = (call: Operation) => string | undefined;

/** The index of all calls: call, path, types, what is retired, and a link to where each is described. */
export function makeIndexPage(operations: Operation[], title: string, linkTo: LinkTo): string {
  const sections = [...byService(operations)].map(
    ([service, calls]) =>
      `## ${service}\n\n| call | request | input | response | roles | effect | removal date, successor |\n|---|---|---|---|---|---|---|\n${calls.map((call) => row(call, linkTo(call))).join('\n')}\n`,
  );
  const count = [...byService(operations).values()].flat().length;
  return `<!-- Generated from the OpenAPI description. Do not edit. -->\n\n# ${cell(title)}: ${count} calls\n\n${sections.join('\n')}`;
}

function row(call: Operation, link: string | undefined): string {
  const request = `\`${call.method.toUpperCase()} ${call.path}\``;
  const cells = [
    `\`${call.id}\``,
    link === undefined ? request : `[${request}](${encodeURI(link)})`,
    `\`${call.inputName}\``,
    call.output ? `\`${call.output}\`` : '',
    call.allowedRoles.join(', '),
    call.effect,
    call.sunset ? [call.sunset.date, call.sunset.replacedBy].filter(Boolean).join(', ') : '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Text on one line of a table, with nothing that Markdown or a browser would run. */
const cell = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');
