import { parseArgs } from 'node:util';
import { checkPort } from 'storewire/internal';
import { freePort } from 'storewire-dev-kit/free-port';

/** How `npm start` starts. */
export interface StartOptions {
  isDevelopment: boolean;
  isHelp: boolean;
  /** Version of the catalog of the sample shop. */
  catalogVersion: 1 | 3;
  /** Those that options name. */
  ports: Partial<Record<Server, number>>;
}

type Server = keyof typeof DEFAULTS;

const DEFAULTS = { storeFront: 5173, platform: 4010, docs: 4020, backOffice: 4030 };

export const START_HELP = `npm start -- [options]
  --port N            port of the store front, default PORT of the environment or 5173
  --platform-port N   port of the local platform, default 4010
  --docs-port N       port of the docs, default 4020
  --office-port N     port of the back office, default 4030
  --catalog VERSION   version of the catalog of the sample shop: 1 (default), or 3 with data of its own`;

/** Reads options and environment. Throws an `Error` that names what is not valid. */
export function startOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string' },
      catalog: { type: 'string', default: '1' },
      'platform-port': { type: 'string' },
      'docs-port': { type: 'string' },
      'office-port': { type: 'string' },
    },
  });
  const ports = {
    ...portOf('storeFront', 'PORT', environment['PORT'] || undefined),
    ...portOf('storeFront', '--port', values.port),
    ...portOf('platform', '--platform-port', values['platform-port']),
    ...portOf('docs', '--docs-port', values['docs-port']),
    ...portOf('backOffice', '--office-port', values['office-port']),
  };
  const catalogVersion = values.catalog === '3' ? 3 : 1;
  if (values.catalog !== String(catalogVersion))
    throw new Error(`--catalog must be 1 or 3, not ${values.catalog}`);
  return { isDevelopment: values.dev, isHelp: values.help, catalogVersion, ports };
}

function portOf(server: Server, option: string, text: string | undefined): StartOptions['ports'] {
  if (text === undefined) return {};
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`${option} must be a port from 1 to 65535, not ${text}`);
  return { [server]: port };
}

/** Rejects for a port that no client could reach. */
export async function checkPorts(ports: StartOptions['ports']): Promise<void> {
  for (const port of Object.values(ports)) await checkPort(port);
}

/** The port of a server on 127.0.0.1: the one that an option names, otherwise the default or the next one that is free. */
export async function choosePort(ports: StartOptions['ports'], server: Server): Promise<number> {
  return ports[server] ?? freePort(DEFAULTS[server]);
}
