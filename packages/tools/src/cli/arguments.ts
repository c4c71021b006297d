import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Extension } from '../generate/write.ts';

const DIALECT = `Descriptions: OpenAPI 3.0 and 3.1, YAML or JSON, in one or more files.
  An operationId 'service.method' is the name of the call; otherwise the first tag is the service. All x- keys are optional;
  openapi/EXTENSIONS.md describes them, docs/guides/regenerate.md how to use them. An invalid description is reported with file and line, and nothing is written.`;

const GENERATE = `  storewire generate --input FILE --out DIR   types, calls, hooks, runtime schemas and mock handlers of a description
      --input FILE        root file of the description
      --out DIR           folder for the generated files only; created if it is missing
      --extension KIND    extension of relative imports: ts, js or none. Default: what the nearest tsconfig.json requires, ts without one
      --allow-remote      fetch references to http and https URLs; without it they are errors`;

const MOCK = `  storewire mock [--input FILE] [--port N]    a mock server that validates requests and responds with the examples
      --input FILE        description to serve. Default: the one of this package
      --port N            default 4010; 0 selects any free port
      --host ADDRESS      address to listen on, such as 0.0.0.0 for containers and phones. Default 127.0.0.1
      --quiet             print the URL only
      --allow-remote      fetch references to http and https URLs; without it they are errors`;

const PLATFORM = `  storewire platform [--port N] [--data DIR]  a local platform with real state, of the package storewire-platform
      --port N            default 4010; 0 selects any free port
      --host [ADDRESS]    listen on all networks, or on this address. Default: this machine only
      --data DIR          folder of the data, default .storewire; with --memory, nothing is kept
      --seed NAME | FILE  the initial data of an empty shop: a seed, a module with a function, or an export
      --clock ISO         time at which the clock starts
      --json              print one line of JSON with URLs and ids
      --web-methods DIR   folder of the web methods of the site
      --allow-import HOST:PORT  allow file imports from this host, whatever its address; may be repeated
      --exec COMMAND      run a command with STOREWIRE_URL and the ids in its environment, and exit with its status
  storewire platform export DIR | import DIR  writes or reads the data as JSON Lines; --data names its folder`;

const MCP = `  storewire mcp [--base-url URL]              an MCP server, on standard input and output, that searches, shows and makes calls
      --base-url URL      where calls are made; $STOREWIRE_URL. Default: the platform
      --site-url URL      where web methods are called; $STOREWIRE_SITE_URL
      --client-id ID      make calls as a visitor of this OAuth client; $STOREWIRE_CLIENT_ID
      --site-id ID        site of the API key; $STOREWIRE_SITE_ID
      --account-id ID     account of the API key; $STOREWIRE_ACCOUNT_ID
      --allow-writes      make calls that write, too. Default: calls that read only
      $STOREWIRE_TOKEN    access token that calls are made with
      $STOREWIRE_API_KEY  API key that calls are made with, if there is no token`;

const DOCS = `  storewire docs [--port N]                   the documentation as pages, of the package storewire-docs
      --port N            default 4020; 0 selects any free port
      --json              print one line of JSON with the URL`;

/** What `--help` prints: of one command, or of all. */
export const HELP = {
  all: `storewire: a client for your store description, a mock, a local platform, its documentation and an MCP server\n\n${GENERATE}\n\n${MOCK}\n\n${PLATFORM}\n\n${DOCS}\n\n${MCP}\n\n  storewire --help | --version\n\n${DIALECT}`,
  generate: `${GENERATE}\n\n${DIALECT}`,
  mcp: MCP,
  mock: `${MOCK}\n\n${DIALECT}`,
  platform: PLATFORM,
  docs: DOCS,
} as const;

export type Invocation =
  | { command: 'help'; of: keyof typeof HELP }
  | { command: 'version' }
  | {
      command: 'generate';
      input: string;
      out: string;
      extension: Extension | undefined;
      allowRemote: boolean;
    }
  | { command: 'platform' | 'docs'; args: string[] }
  | {
      command: 'mcp';
      baseUrl: string | undefined;
      siteUrl: string | undefined;
      clientId: string | undefined;
      siteId: string | undefined;
      accountId: string | undefined;
      allowWrites: boolean;
    }
  | {
      command: 'mock';
      input: string | undefined;
      port: number;
      host: string;
      quiet: boolean;
      allowRemote: boolean;
    };

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  input: { type: 'string' },
  'allow-remote': { type: 'boolean' },
} as const;
const EXTENSIONS: Record<string, Extension> = { ts: '.ts', js: '.js', none: '' };
const DEFAULT_PORT = 4010;

/** Turns the words of a command line into what to do, or throws with what is wrong with them. */
export function readArguments([command, ...rest]: string[]): Invocation {
  if (command === undefined || command === '--help' || command === '-h' || command === 'help')
    return { command: 'help', of: 'all' };
  if (command === '--version' || command === '-v') return { command: 'version' };
  if (command === 'generate') return readGenerate(rest);
  if (command === 'mcp') return readMcp(rest);
  if (command === 'mock') return readMock(rest);
  if (command === 'platform' || command === 'docs')
    return rest.some((word) => word === '--help' || word === '-h')
      ? { command: 'help', of: command }
      : { command, args: rest };
  throw misused(
    command.startsWith('-') ? `Unknown option ${command}` : `Unknown command ${JSON.stringify(command)}`,
  );
}

function readGenerate(args: string[]): Invocation {
  const options = { ...COMMON, out: { type: 'string' }, extension: { type: 'string' } } as const;
  const { input, out, extension, help, 'allow-remote': allowRemote = false } = parse(args, options);
  if (help) return { command: 'help', of: 'generate' };
  if (!input) throw misused('generate needs --input FILE');
  if (!out) throw misused('generate needs --out DIR');
  return { command: 'generate', input, out, extension: readExtension(extension), allowRemote };
}

function readMock(args: string[]): Invocation {
  const options = {
    ...COMMON,
    port: { type: 'string' },
    host: { type: 'string' },
    quiet: { type: 'boolean' },
  } as const;
  const { input, port, host = '127.0.0.1', help, ...flags } = parse(args, options);
  const { quiet = false, 'allow-remote': allowRemote = false } = flags;
  if (help) return { command: 'help', of: 'mock' };
  if (input === '') throw misused('--input needs the name of a file');
  if (host === '') throw misused('--host needs an address');
  return { command: 'mock', input, port: readPort(port), host, quiet, allowRemote };
}

function readMcp(args: string[]): Invocation {
  const text = { type: 'string' } as const;
  const { help, ...options } = parse(args, {
    help: COMMON.help,
    'base-url': text,
    'site-url': text,
    'client-id': text,
    'site-id': text,
    'account-id': text,
    'allow-writes': { type: 'boolean' },
  });
  if (help) return { command: 'help', of: 'mcp' };
  const empty = Object.entries(options).find(([, value]) => value === '');
  if (empty) throw misused(`--${empty[0]} needs a value`);
  return {
    command: 'mcp',
    baseUrl: options['base-url'],
    siteUrl: options['site-url'],
    clientId: options['client-id'],
    siteId: options['site-id'],
    accountId: options['account-id'],
    allowWrites: options['allow-writes'] ?? false,
  };
}

function parse<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw misused(sentence);
  }
}

function readExtension(text: string | undefined): Extension | undefined {
  if (text === undefined) return undefined;
  if (!Object.hasOwn(EXTENSIONS, text))
    throw misused(`--extension must be ts, js or none, not ${JSON.stringify(text)}`);
  return EXTENSIONS[text];
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535))
    throw misused(`--port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
}

/** A failure whose message says all that a person needs: it is printed alone, without a stack. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}

/** The command was called wrongly. */
const misused = (message: string): CliError => new CliError(`${message}\nSee storewire --help.`, 2);
