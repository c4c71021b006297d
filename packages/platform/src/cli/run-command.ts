import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Shop } from '../kernel/settings/shop.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command of a shell with the URLs and ids of the platform in its environment, and as `PORT` the one that it
 * listens on, if it is a shop. Resolves to its exit status, as a shell reports it. Signals to this process are passed
 * to the command.
 */
export function runCommand(
  command: string,
  url: string,
  shop: Shop,
  { port, mediaHost }: { port?: number | undefined; mediaHost?: string | undefined },
): Promise<number> {
  const env = {
    ...process.env,
    ...environmentOf(url, shop),
    ...(mediaHost && { STOREWIRE_MEDIA_HOST: mediaHost }),
    ...(port !== undefined && { PORT: String(port) }),
  };
  const child = spawn(command, { shell: true, stdio: 'inherit', env });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, pass);
  });
}

/** Variables that a command finds the platform by. */
const environmentOf = (url: string, shop: Shop): Record<string, string> => ({
  STOREWIRE_URL: url,
  STOREWIRE_CONSOLE_URL: `${url}/__dev`,
  STOREWIRE_CLIENT_ID: shop.clientId,
  STOREWIRE_SITE_ID: shop.siteId,
  STOREWIRE_ACCOUNT_ID: shop.accountId,
  STOREWIRE_APP_ID: shop.appId,
  STOREWIRE_APP_SECRET: shop.appSecret,
  STOREWIRE_INSTANCE_ID: shop.instanceId,
  STOREWIRE_API_KEY: shop.apiKey,
});
