/** The page about the tools: the result of each. */
import type { STEPS, Tool } from './tool.ts';

/** What the steps of one trial returned, and which of them failed. */
export interface Row {
  tool: Tool;
  results: { [step in (typeof STEPS)[number]]?: string };
  failed?: (typeof STEPS)[number];
}

const HEAD = `# Third-party tools

\`openapi.json\` (OpenAPI 3.1) and \`openapi-3.0.json\` of the package are plain documents that need no plugin.
\`npm run test:generators\` tries these tools with the documents unchanged and writes this page.

- TypeScript is compiled in strict mode, also the files in which a generator turns the compiler off. A query with a property of the wrong type
  does not compile.
- A client that makes the call requests a visitor token from the local platform and lists products with it; the products are compared.
- Use 3.0 for clients in other languages than TypeScript: it has one class per object. Webhooks, the grants of the token endpoint as
  schemas, and most rules about several properties of one object are in 3.1 only.
- Redocly's strict rules and the rules of OWASP for Spectral run in the gate. \`test/unit/generate/portable-lint.test.ts\` gives the reason for
  each rule that is off and each finding that stays.
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
