/** The commands. Parts are loaded when they are asked for: the generators take a second. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { GenerateInvocation } from './generate-command.ts';
import type { McpInvocation } from './mcp-command.ts';
import type { MockInvocation } from './mock-command.ts';
import type { VerifyInvocation } from './verify-command.ts';

const DESCRIPTIONS = `
Descriptions: the contract of storewire-contract and edited copies of it, in one or more files of YAML or JSON.
  EXTENSIONS.md of that package describes the x- keys. A description that breaks a rule of the contract is reported with file and line,
  and nothing is written. Their paths must have no #. The guide on other APIs: npx storewire docs guides/other-apis`;

/** The command line, to be parsed once. */
export function makeProgram(): Command {
  const program = new Command('storewire')
    .description(
      'a client for your copy of the contract, a mock, a local platform, its documentation and an MCP server',
    )
    .version(readVersion(), '-v, --version')
    .showHelpAfterError('See storewire --help.')
    .addHelpText('after', DESCRIPTIONS);

  program
    .command('generate')
    .description('types, calls, hooks, runtime schemas and mock handlers of an edited contract')
    .requiredOption('--input <file>', 'root file of the description', notEmpty)
    .requiredOption(
      '--out <dir>',
      'folder for the generated files only, such as a mounted one; created if it is missing',
      notEmpty,
    )
    .addOption(
      new Option(
        '--extension <kind>',
        'extension of relative imports. Default: what the nearest tsconfig.json requires, ts without one',
      ).choices(['ts', 'js', 'none']),
    )
    .option('--watch', 'generate again whenever a file of the description changes')
    .addHelpText('after', DESCRIPTIONS)
    .action(async (options: GenerateInvocation) => {
      await (await import('./generate-command.ts')).generateCommand(options);
    });

  program
    .command('mock')
    .description('a mock server that validates requests and responds with the examples')
    .option('--input <file>', 'description to serve. Default: the contract', notEmpty)
    .option('--port <number>', '0 selects any free port', readPort, 4010)
    .option('--host <address>', 'such as 0.0.0.0 for containers and phones', notEmpty, '127.0.0.1')
    .option('--watch', 'serve the description of --input anew whenever one of its files changes')
    .option('--quiet', 'print the URL and problems only')
    .addHelpText('after', DESCRIPTIONS)
    .action(async (options: MockInvocation) => {
      await (await import('./mock-command.ts')).mockCommand(options);
    });

  program
    .command('compare <old> <new>')
    .description(
      'what changed from one bundled description to another, in JSON, and the version that it needs',
    )
    .addHelpText(
      'after',
      '\nThe exit code is 0 if the version of the new one is high enough, 1 if it is not, and 2 if one cannot be read.',
    )
    .action(async (oldFile: string, newFile: string) => {
      await (await import('./compare-command.ts')).compareCommand(oldFile, newFile);
    });

  program
    .command('mcp')
    .description('an MCP server, on standard input and output, that searches, shows and makes calls')
    .option('--base-url <url>', 'where calls are made; $STOREWIRE_URL. Default: the platform', notEmpty)
    .option('--site-url <url>', 'where web methods are called; $STOREWIRE_SITE_URL', notEmpty)
    .option(
      '--client-id <id>',
      'make calls as a visitor of this OAuth client; $STOREWIRE_CLIENT_ID',
      notEmpty,
    )
    .option('--site-id <id>', 'site of the API key; $STOREWIRE_SITE_ID', notEmpty)
    .option('--account-id <id>', 'account of the API key; $STOREWIRE_ACCOUNT_ID', notEmpty)
    .option('--allow-writes', 'make calls that write, too. Default: calls that read only')
    .addHelpText(
      'after',
      '\nCalls are made with the access token in $STOREWIRE_TOKEN, or with the API key in $STOREWIRE_API_KEY.',
    )
    .action(async (options: McpInvocation) => {
      await (await import('./mcp-command.ts')).mcpCommand(options);
    });

  program
    .command('verify')
    .description('makes the reads of the contract at a site, and says what differs; writes nothing')
    .option('--client-id <id>', 'OAuth client of the site; $STOREWIRE_CLIENT_ID', notEmpty)
    .option('--site-id <id>', 'site of the API key; $STOREWIRE_SITE_ID', notEmpty)
    .option('--base-url <url>', 'where calls are made; $STOREWIRE_URL. Default: the platform', notEmpty)
    .addHelpText(
      'after',
      '\nReads as a visitor and, with the API key in $STOREWIRE_API_KEY, as the merchant. It prints no value of the site\n' +
        'but those of enumerations. The exit code is 1 if something differs.',
    )
    .action(async (options: VerifyInvocation) => {
      await (await import('./verify-command.ts')).verifyCommand(options);
    });

  for (const [usage, description] of OTHERS) program.command(usage).description(description);
  return program;
}

/** The commands of other packages, which the command `storewire` of the client starts. */
const OTHERS = [
  ['platform', 'a local platform with real state, of the package storewire-platform'],
  ['listen', 'sends the events of a local platform to a URL; storewire-platform'],
  ['trigger', 'does what causes an event in a local platform; storewire-platform'],
  ['logs', 'the requests to a local platform as they come; storewire-platform'],
  ['docs', 'the documentation as pages, of the package storewire-docs'],
] as const;

function notEmpty(value: string): string {
  if (value === '') throw new InvalidArgumentError('It needs a value.');
  return value;
}

function readPort(digits: string): number {
  const port = /^\d{1,5}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

function readVersion(): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve('storewire/package.json')), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
