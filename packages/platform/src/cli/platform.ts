/**
 * `storewire platform`: serves a shop over HTTP until it is stopped or a command has
 * ended, or exports and imports its data.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPort } from 'storewire/internal';
import type { PlatformOptions } from '../index.ts';
import { createShopPlatform, type ShopPlatform } from '../platform.ts';
import { exportFiles, isExportFile } from '../seeds/exchange.ts';
import { importShop } from '../seeds/import.ts';
import type { SampleData } from '../seeds/sample-data.ts';
import { readExport, writeExport } from './export-folder.ts';
import { asksForHelp, HELP } from './help.ts';
import { runCommand } from './run-command.ts';
import { isSeedFile, seedFrom } from './seed-file.ts';
import { SETTING_OPTIONS, settingsOf } from './settings-options.ts';
import { freePort, type RunningShop, shopAt } from './shop-ports.ts';
import { loadWebMethods } from './web-methods-folder.ts';

const DEFAULT_FOLDER = '.storewire';

interface Invocation {
  /** Exports or imports a folder, instead of serving. */
  exchange: { action: 'export' | 'import'; folder: string } | undefined;
  options: PlatformOptions;
  /** File or folder that an empty shop is filled from. */
  seedFile: string | undefined;
  port: number;
  hostname: string;
  publicOrigin: string | undefined;
  isJson: boolean;
  /** Folder with the web methods of the site. */
  webMethods: string | undefined;
  /** Command that is run while the platform serves. */
  command: string | undefined;
  /** The command starts a shop on this port, or on the next one that is free. */
  shopPort: number | undefined;
}

/** Reads the options of the command. Throws an `Error` whose message says what is wrong. */
function invocationOf(args: readonly string[]): Invocation {
  const { values, positionals } = parseArgs({
    args: withHost(args),
    allowPositionals: true,
    allowNegative: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      'public-origin': { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean', default: false },
      seed: { type: 'string' },
      clock: { type: 'string' },
      json: { type: 'boolean', default: false },
      'web-methods': { type: 'string' },
      'allow-import': { type: 'string', multiple: true },
      exec: { type: 'string' },
      'shop-port': { type: 'string' },
      ...SETTING_OPTIONS,
    },
  });
  const { host, data, memory, seed, clock, json, exec, 'shop-port': shopPort } = values;
  if (memory && data !== undefined) throw new Error('--memory and --data exclude each other');
  if (json && exec !== undefined)
    throw new Error('--json and --exec exclude each other: a command gets its own output');
  if (shopPort !== undefined && exec === undefined)
    throw new Error('--shop-port needs --exec with the command that starts the shop');
  const [action, folder, ...rest] = positionals;
  if (action !== undefined && (!isExchange(action) || folder === undefined || rest.length > 0))
    throw new Error('storewire platform takes options only, or export DIR, or import DIR');
  const isFile = seed !== undefined && isSeedFile(seed);
  return {
    exchange: action !== undefined && folder !== undefined ? { action, folder } : undefined,
    port: portIn('--port', values.port),
    hostname: host,
    publicOrigin: originIn(values['public-origin']),
    isJson: json,
    webMethods: values['web-methods'],
    command: exec,
    shopPort: shopPort === undefined ? undefined : portIn('--shop-port', shopPort),
    seedFile: isFile ? seed : undefined,
    options: {
      data: memory ? undefined : (data ?? DEFAULT_FOLDER),
      seed: isFile ? 'empty' : seed,
      clock: clock === undefined ? undefined : { at: clock, runs: true },
      settings: settingsOf(values, isFile ? 'empty' : seed),
      allowImport: (values['allow-import'] ?? []).map(hostAndPort),
    },
  };
}

function portIn(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`${option} must be a number from 0 to 65535, not ${text}`);
}

function originIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`--public-origin must be an origin such as https://shop.example, not ${text}`);
  return url.origin;
}

function hostAndPort(text: string): string {
  if (!/^[^\s/@?#]+:\d{1,5}$/.test(text)) throw new Error(`--allow-import must be HOST:PORT, not ${text}`);
  return text.toLowerCase();
}
/** `--host` without an address means all networks. */
const withHost = (args: readonly string[]): string[] =>
  args.flatMap((word, index) =>
    word === '--host' && (args[index + 1] ?? '-').startsWith('-') ? ['--host', '0.0.0.0'] : [word],
  );

const isExchange = (word: string): word is 'export' | 'import' => word === 'export' || word === 'import';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runPlatform(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP.platform);
  const invocation = invocationOf(args);
  const { shopPort, command, port, options } = invocation;
  if (shopPort === undefined || command === undefined) return serve(invocation);
  const freeShopPort = await freePort(shopPort);
  await checkPort(freeShopPort);
  const running = await shopAt(port);
  if (running) {
    const { mediaHost, catalogVersion } = options.settings ?? {};
    console.log(besides(running, freeShopPort, catalogVersion));
    process.exitCode = await runCommand(command, running.url, running, { port: freeShopPort, mediaHost });
    return;
  }
  const settings = { storeUrl: shopUrl(freeShopPort), ...options.settings };
  await serve({
    ...invocation,
    port: await freePort(port),
    shopPort: freeShopPort,
    options: { ...options, settings },
  });
}

async function serve(invocation: Invocation): Promise<void> {
  const { options, port, hostname, publicOrigin, isJson, exchange, seedFile, command, shopPort, webMethods } =
    invocation;
  const { data, seed, clock } = options;
  // a mistyped folder would otherwise become an empty shop, whose export replaces that of a real one
  if (exchange?.action === 'export' && !seed && !clock && data !== undefined && !existsSync(data))
    throw new Error(`There is no data in ${data}: --data names its folder`);
  // before a database is made or changed
  const imported = exchange?.action === 'import' ? readExport(exchange.folder) : undefined;
  const platform = createShopPlatform({
    ...options,
    webMethods: webMethods === undefined ? undefined : await loadWebMethods(webMethods),
  });
  const closing = async (error: unknown): Promise<never> => {
    await platform.close();
    throw error;
  };
  if (exchange) {
    const { folder } = exchange;
    try {
      if (imported) importShop(platform.base, platform.entities, imported);
      console.log(imported ? `${imported.size} files read from ${folder}` : exportTo(platform, folder));
    } finally {
      await platform.close();
    }
    return;
  }
  if (seedFile !== undefined && platform.isNew) await seedFrom(platform, seedFile).catch(closing);
  const url = await platform
    .listen({ port, hostname, publicOrigin })
    .catch((error: NodeJS.ErrnoException) =>
      closing(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: choose another with --port`) : error,
      ),
    );
  if (command !== undefined) {
    if (shopPort !== undefined)
      console.log(ready(url, platform, options, await platform.sampleData(), shopPort));
    const { mediaHost } = platform.base.settings;
    const running = runCommand(command, url, platform.shop, { port: shopPort, mediaHost });
    process.exitCode = await running.catch(closing);
    await platform.close();
    return;
  }
  // whoever reads the line may stop the platform at once
  const stop = (): void => void platform.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const samples = await platform.sampleData();
  console.log(
    isJson
      ? JSON.stringify({ ...factsOf(url, platform), ...samples })
      : ready(url, platform, options, samples),
  );
}

const shopUrl = (port: number): string => `http://localhost:${port}`;

/** What is printed of a shop that another platform serves. */
const besides = (
  { url, consoleUrl, apiKey, catalogVersion }: RunningShop,
  shopPort: number,
  wanted = catalogVersion,
): string =>
  [
    `Platform at ${url}, which another command has started: stop that one last`,
    `  shop       ${shopUrl(shopPort)}`,
    `  console    ${consoleUrl}`,
    `  API key    ${apiKey}`,
    ...(wanted === catalogVersion
      ? []
      : [
          `  catalog    version ${catalogVersion}, not ${wanted}: stop that one for a platform with version ${wanted}`,
        ]),
  ].join('\n');

/** URLs and ids. */
const factsOf = (url: string, { shop }: ShopPlatform): object => ({
  url,
  consoleUrl: `${url}/__dev`,
  ...shop,
});

const ready = (
  url: string,
  { shop }: ShopPlatform,
  { data }: PlatformOptions,
  { members, coupon, giftCard }: SampleData,
  shopPort?: number,
): string =>
  [
    `Platform at ${url} (Ctrl-C stops it)`,
    ...(shopPort === undefined ? [] : [`  shop       ${shopUrl(shopPort)}`]),
    `  console    ${url}/__dev`,
    `  client id  ${shop.clientId}`,
    `  site id    ${shop.siteId}`,
    `  API key    ${shop.apiKey}`,
    ...members.map(
      ({ email, password, orders }) => `  member     ${email}, password '${password}', ${orders} orders`,
    ),
    ...(coupon === undefined ? [] : [`  coupon     ${coupon}`]),
    ...(giftCard === undefined ? [] : [`  gift card  ${giftCard}`]),
    `  data       ${data ?? 'in memory'}`,
  ].join('\n');

function exportTo({ base, entities }: ShopPlatform, folder: string): string {
  const files = exportFiles(base, entities);
  writeExport(folder, files, (name) => isExportFile(entities, name));
  return `${files.size} files written to ${folder}`;
}
