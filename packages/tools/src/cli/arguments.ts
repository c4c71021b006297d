import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Extension } from '../generate/write.ts';
import type { HELP } from './help.ts';

export type Invocation =
  | { command: 'help'; of: keyof typeof HELP }
  | { command: 'version' }
  | {
      command: 'generate';
      input: string;
      out: string;
      extension: Extension | undefined;
      allowRemote: boolean;
      lenient: boolean;
      reactAdmin: boolean;
    }
  | { command: 'compare'; oldFile: string; newFile: string }
  | { command: 'upgrade-sdk'; folder: string; write: boolean }
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
      lenient: boolean;
    };

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  input: { type: 'string' },
  'allow-remote': { type: 'boolean' },
  lenient: { type: 'boolean' },
} as const;
const EXTENSIONS: Record<string, Extension> = { ts: '.ts', js: '.js', none: '' };
const DEFAULT_PORT = 4010;
/** Those of other packages too. */
const COMMANDS = 'generate, mock, compare, upgrade-sdk, mcp, platform, listen, trigger, logs and docs';

/** Turns the words of a command line into what to do, or throws with what is wrong with them. */
export function readArguments([command, ...rest]: string[]): Invocation {
  if (command === undefined || command === '--help' || command === '-h' || command === 'help')
    return { command: 'help', of: 'all' };
  if (command === '--version' || command === '-v') return { command: 'version' };
  if (command === 'generate') return readGenerate(rest);
  if (command === 'mcp') return readMcp(rest);
  if (command === 'mock') return readMock(rest);
  if (command === 'compare') return readCompare(rest);
  if (command === 'upgrade-sdk') return readUpgrade(rest);
  throw misused(
    command.startsWith('-')
      ? `Unknown option ${command}`
      : `Unknown command ${JSON.stringify(command)}: the commands are ${COMMANDS}`,
  );
}

function readGenerate(args: string[]): Invocation {
  const options = {
    ...COMMON,
    out: { type: 'string' },
    extension: { type: 'string' },
    'react-admin': { type: 'boolean' },
  } as const;
  const { input, out, extension, help, ...flags } = parse(args, options);
  const { lenient = false, 'allow-remote': allowRemote = false, 'react-admin': reactAdmin = false } = flags;
  if (help) return { command: 'help', of: 'generate' };
  if (!input) throw misused('generate needs --input FILE');
  if (!out) throw misused('generate needs --out DIR');
  return {
    command: 'generate',
    input,
    out,
    extension: readExtension(extension),
    allowRemote,
    lenient,
    reactAdmin,
  };
}

function readMock(args: string[]): Invocation {
  const options = {
    ...COMMON,
    port: { type: 'string' },
    host: { type: 'string' },
    quiet: { type: 'boolean' },
  } as const;
  const { input, port, host = '127.0.0.1', help, ...flags } = parse(args, options);
  const { quiet = false, lenient = false, 'allow-remote': allowRemote = false } = flags;
  if (help) return { command: 'help', of: 'mock' };
  if (input === '') throw misused('--input needs the name of a file');
  if (host === '') throw misused('--host needs an address');
  return { command: 'mock', input, port: readPort(port), host, quiet, allowRemote, lenient };
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

function readCompare(args: string[]): Invocation {
  const { values, positionals } = orMisused(() =>
    parseArgs({ args, options: { help: COMMON.help }, allowPositionals: true }),
  );
  if (values.help) return { command: 'help', of: 'compare' };
  const [oldFile, newFile, ...more] = positionals;
  if (oldFile === undefined || newFile === undefined || more.length > 0)
    throw misused('compare needs OLD.json and NEW.json');
  return { command: 'compare', oldFile, newFile };
}

function readUpgrade(args: string[]): Invocation {
  const options = { help: COMMON.help, write: { type: 'boolean' } } as const;
  const { values, positionals } = orMisused(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.help) return { command: 'help', of: 'upgrade-sdk' };
  const [folder = '.', ...more] = positionals;
  if (folder === '' || more.length > 0) throw misused('upgrade-sdk needs one folder');
  return { command: 'upgrade-sdk', folder, write: values.write ?? false };
}

function parse<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  return orMisused(() => parseArgs({ args, options, strict: true, allowPositionals: false }).values);
}

function orMisused<Result>(parseWords: () => Result): Result {
  try {
    return parseWords();
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
