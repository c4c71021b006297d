/** `storewire platform`: serves a shop over HTTP until it is stopped, or exports and imports its data. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadWebMethods } from './web-methods-folder.ts';
import { createPlatform, type Platform, type PlatformOptions } from './index.ts';

const DEFAULT_FOLDER = '.storewire';

interface Invocation {
  /** Exports or imports a folder, instead of serving. */
  exchange: { action: 'export' | 'import'; folder: string } | undefined;
  options: PlatformOptions;
  port: number;
  hostname: string;
  isJson: boolean;
  /** Folder with the web methods of the site. */
  webMethods: string | undefined;
}

/** Reads the options of the command. Throws an `Error` whose message says what is wrong. */
function read(args: readonly string[]): Invocation {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      memory: { type: 'boolean', default: false },
      seed: { type: 'string' },
      clock: { type: 'string' },
      json: { type: 'boolean', default: false },
      'web-methods': { type: 'string' },
      'allow-import': { type: 'string', multiple: true },
    },
  });
  const { host, data, memory, seed, clock, json } = values;
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not ${values.port}`);
  if (memory && data !== undefined) throw new Error('--memory and --data exclude each other');
  const [action, folder, ...rest] = positionals;
  if (action !== undefined && (!isExchange(action) || folder === undefined || rest.length > 0))
    throw new Error('storewire platform takes options only, or export DIR, or import DIR');
  return {
    exchange: action !== undefined && folder !== undefined ? { action, folder } : undefined,
    port,
    hostname: host,
    isJson: json,
    webMethods: values['web-methods'],
    options: {
      data: memory ? undefined : (data ?? DEFAULT_FOLDER),
      seed,
      clock: clock === undefined ? undefined : { at: clock, runs: true },
      allowImport: (values['allow-import'] ?? []).map(hostAndPort),
    },
  };
}

function hostAndPort(text: string): string {
  if (!/^[^\s/@?#]+:\d{1,5}$/.test(text)) throw new Error(`--allow-import must be HOST:PORT, not ${text}`);
  return text.toLowerCase();
}

const isExchange = (word: string): word is 'export' | 'import' => word === 'export' || word === 'import';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runPlatform(args: readonly string[]): Promise<void> {
  const { options, port, hostname, isJson, exchange, webMethods } = read(args);
  const platform = createPlatform({
    ...options,
    webMethods: webMethods === undefined ? undefined : await loadWebMethods(webMethods),
  });
  if (exchange) {
    const done = exchange.action === 'export' ? exportTo : importFrom;
    try {
      console.log(done(platform, exchange.folder));
    } finally {
      await platform.close();
    }
    return;
  }
  const url = await platform.listen({ port, hostname }).catch(async (error: NodeJS.ErrnoException) => {
    await platform.close();
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use: choose another with --port`)
      : error;
  });
  console.log(isJson ? JSON.stringify({ url, ...platform.shop }) : ready(url, platform, options));
  const stop = (): void => void platform.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

const ready = (url: string, { shop }: Platform, { data }: PlatformOptions): string =>
  [
    `Platform at ${url} (Ctrl-C stops it)`,
    `  client id  ${shop.clientId}`,
    `  site id    ${shop.siteId}`,
    `  API key    ${shop.apiKey}`,
    `  data       ${data ?? 'in memory'}`,
  ].join('\n');

function exportTo(platform: Platform, folder: string): string {
  const files = platform.export();
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return `${files.size} files written to ${folder}`;
}

function importFrom(platform: Platform, folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  if (names.length === 0) throw new Error(`${folder} contains no export`);
  const media = existsSync(join(folder, 'media')) ? readdirSync(join(folder, 'media')) : [];
  platform.import(
    new Map<string, string | Uint8Array>([
      ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
      ...media.map((name) => [`media/${name}`, readFileSync(join(folder, 'media', name))] as const),
    ]),
  );
  return `${names.length + media.length} files read from ${folder}`;
}
