import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Extension } from '../generate/extension.ts';
import { misused } from './cli-error.ts';

export const HELP = `storewire: a client of your own store description, and a mock of it

  storewire generate --input FILE --out DIR   types, calls, hooks, runtime schemas and mock handlers of a description
      --input FILE        root file of an OpenAPI 3.0 or 3.1 description, YAML or JSON
      --out DIR           folder that will hold nothing else; it is made when it is missing
      --extension KIND    how relative imports end: ts, js or none. Default: what the nearest tsconfig.json asks for
      --allow-remote      fetch references to http and https; without it they are errors

  storewire mock [--input FILE] [--port N]    a mock server on 127.0.0.1 that checks requests and answers with the examples
      --input FILE        description to serve. Default: the one of this package
      --port N            default 4010; 0 takes any free port
      --quiet             say the address only
      --allow-remote      fetch references to http and https; without it they are errors

  storewire platform [--port N] [--data DIR]  a local platform with real state, of the package storewire-platform
      --port N            default 4010; 0 takes any free port
      --host ADDRESS      address to listen on. Default: this machine only
      --data DIR          folder of the data, default .storewire; with --memory, nothing is kept
      --seed NAME         what an empty shop is filled with
      --clock ISO         time at which the clock starts
      --json              print one line of JSON with URL and ids
  storewire platform export DIR | import DIR  writes or reads the data as JSON Lines; takes --data too

  storewire --help | --version`;

export type Invocation =
  | { command: 'help' }
  | { command: 'version' }
  | {
      command: 'generate';
      input: string;
      out: string;
      extension: Extension | undefined;
      allowRemote: boolean;
    }
  | { command: 'platform'; args: string[] }
  | { command: 'mock'; input: string | undefined; port: number; quiet: boolean; allowRemote: boolean };

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
    return { command: 'help' };
  if (command === '--version' || command === '-v') return { command: 'version' };
  if (command === 'generate') return readGenerate(rest);
  if (command === 'mock') return readMock(rest);
  if (command === 'platform')
    return rest.some((word) => word === '--help' || word === '-h')
      ? { command: 'help' }
      : { command, args: rest };
  throw misused(
    command.startsWith('-') ? `Unknown option ${command}` : `Unknown command ${JSON.stringify(command)}`,
  );
}

function readGenerate(args: string[]): Invocation {
  const options = { ...COMMON, out: { type: 'string' }, extension: { type: 'string' } } as const;
  const { input, out, extension, help, 'allow-remote': allowRemote = false } = parse(args, options);
  if (help) return { command: 'help' };
  if (!input) throw misused('generate needs --input FILE');
  if (!out) throw misused('generate needs --out DIR');
  return { command: 'generate', input, out, extension: readExtension(extension), allowRemote };
}

function readMock(args: string[]): Invocation {
  const options = { ...COMMON, port: { type: 'string' }, quiet: { type: 'boolean' } } as const;
  const { input, port, quiet = false, help, 'allow-remote': allowRemote = false } = parse(args, options);
  if (help) return { command: 'help' };
  if (input === '') throw misused('--input needs the name of a file');
  return { command: 'mock', input, port: readPort(port), quiet, allowRemote };
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
