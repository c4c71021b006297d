/** The page about the tools: what became of each. */
import type { STEPS, Tool } from './tool.ts';

/** What the steps of one trial returned, and which of them failed. */
export interface Row {
  tool: Tool;
  results: { [step in (typeof STEPS)[number]]?: string };
  failed?: (typeof STEPS)[number];
}

const HEAD = `# Tools of others

\`openapi.json\` (OpenAPI 3.1) and \`openapi-3.0.json\` of the package are plain documents that need no plugin. \`npm run test:generators\`
tries these tools with the documents unchanged and writes this page. Clients are compiled with the strictest options
that the code of the generator itself passes. A client that makes the call requests a visitor token from the local platform and lists
products with it; the products are compared.

Use 3.0 for clients in other languages than TypeScript. It has one class per object. What only 3.1 has: rules about several properties
of one object, the grants of the token endpoint as schemas, and webhooks.
`;

function line({ tool, results, failed }: Row): string {
  const cell = (step: (typeof STEPS)[number]): string =>
    failed === step ? '**failed**' : (results[step] ?? '–');
  const cells = [tool.name, tool.version, tool.document, cell('generate'), cell('compile'), cell('call')];
  return `| ${cells.join(' | ')} |`;
}

const COLUMNS = ['Tool', 'Version', 'Document', 'Generated or read', 'Compiled', 'Call made'];

/** The page, without anything that differs from run to run. */
export function makeTable(rows: Row[]): string {
  const commands = rows.map(
    ({ tool: { name, command, note } }) => `- **${name}**: \`${command}\`${note ? `. ${note}` : ''}`,
  );
  return `${HEAD}
| ${COLUMNS.join(' | ')} |
|${'---|'.repeat(COLUMNS.length)}
${rows.map(line).join('\n')}

## Commands

${commands.join('\n')}
`;
}
