/** The page about the tools: the result of each. */
import { STEPS, type Tool } from './tool.ts';

/** What the steps of one trial returned, and which of them failed. */
export interface Row {
  tool: Tool;
  results: { [step in (typeof STEPS)[number]]?: string };
  failed?: (typeof STEPS)[number];
}

const HEAD = `# Third-party tools

\`openapi.json\` (OpenAPI 3.1) and \`openapi-3.0.json\` of the package are plain documents that need no plugin.
\`npm run test:generators\` tries these tools with the documents unchanged and writes this page.

- Operations: the operations in the generated client; both documents have 183.
- TypeScript is compiled in strict mode, also the files in which a generator turns the compiler off. A query with a property of the wrong type
  does not compile.
- Calls made: the client requests a visitor token from the local platform, lists products, reads one, and adds it to a cart of version 2. What the
  platform returned is compared.
- Unknown value: the same calls to a platform whose products have a type that no document lists. The client returns that type; in TypeScript, the
  property must allow any other string, too.
- Use 3.0 for clients in other languages than TypeScript: it has one class per object. Webhooks, the grants of the token endpoint as
  schemas, and most rules about several properties of one object are in 3.1 only.
- Redocly's strict rules and the rules of OWASP for Spectral run in the gate. \`packages/contract/test/portable-lint.test.ts\` gives the reason for
  each rule that is off and each finding that stays.

## Values that the document does not list

Enumerations of responses are open. These forms were tried with every generator of the table:

| Form | TypeScript | Java | Python | Go | PHP |
|---|---|---|---|---|---|
| \`enum\`, with the option \`enumUnknownDefaultCase\` of openapi-generator | the type and Zod reject it | the value is lost | \`ValueError\` | error | not tried |
| \`anyOf: [{ type: string, enum: […] }, { type: string }]\` | **a union of the values and \`string\`** | a class around a string | a class around a string | a struct whose string cannot be read | a class without the value |
| \`type: string\` with \`x-extensible-enum\` | \`string\` | **\`String\`** | **\`str\`** | **\`string\`** | **\`string\`** |

So \`openapi.json\` has the second form, and \`openapi-3.0.json\` the third. Requests have closed enumerations in both, named \`…Input\` where a response has
the same enumeration.

## Results
`;

function line({ tool, results, failed }: Row, date: string): string {
  const cell = (step: (typeof STEPS)[number]): string =>
    failed === step ? '**failed**' : (results[step] ?? '–');
  return `| ${[tool.name, tool.version, tool.document, ...STEPS.map(cell), date].join(' | ')} |`;
}

const COLUMNS = [
  'Tool',
  'Version',
  'Document',
  'Generated or read',
  'Operations',
  'Compiled',
  'Calls made',
  'Unknown value',
  'Last run',
];

/** The page. A tool without a result keeps its line of the previous page, with the date of its last run. */
export function makeTable(tools: Tool[], rows: Row[], previous: string, date: string): string {
  const lines = tools.flatMap(({ name }) => {
    const row = rows.find(({ tool }) => tool.name === name);
    const before = previous.split('\n').find((each) => each.startsWith(`| ${name} |`));
    return row ? line(row, date) : (before ?? []);
  });
  const commands = tools.map(
    ({ name, command, note }) => `- **${name}**: \`${command}\`${note ? `. ${note}` : ''}`,
  );
  return `${HEAD}
| ${COLUMNS.join(' | ')} |
|${'---|'.repeat(COLUMNS.length)}
${lines.join('\n')}

## Commands

${commands.join('\n')}
`;
}
