import { parseArgs } from 'node:util';
import type { WantedPort } from './free-port.ts';

/** How `npm start` starts. */
export interface StartOptions {
  isDevelopment: boolean;
  /** Undefined to print the help. */
  ports: Readonly<Record<'storeFront' | 'platform' | 'docs' | 'backOffice', WantedPort>> | undefined;
}

export const START_HELP = `npm start -- [options]
  --port N            port of the store front, default PORT of the environment or 5173
  --platform-port N   port of the local platform, default 4010
  --docs-port N       port of the docs, default 4020
  --office-port N     port of the back office, default 4030`;

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
      'platform-port': { type: 'string' },
      'docs-port': { type: 'string' },
      'office-port': { type: 'string' },
    },
  });
  const storeFront =
    values.port === undefined && environment['PORT']
      ? wanted('PORT', environment['PORT'], 5173)
      : wanted('--port', values.port, 5173);
  const ports = {
    storeFront,
    platform: wanted('--platform-port', values['platform-port'], 4010),
    docs: wanted('--docs-port', values['docs-port'], 4020),
    backOffice: wanted('--office-port', values['office-port'], 4030),
  };
  return { isDevelopment: values.dev, ports: values.help ? undefined : ports };
}

function wanted(option: string, text: string | undefined, byDefault: number): WantedPort {
  if (text === undefined) return { port: byDefault };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`${option} must be a port from 1 to 65535, not ${text}`);
  return { port, option };
}
