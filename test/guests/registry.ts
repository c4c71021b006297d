import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runServer } from 'verdaccio';
import { npm } from '../../scripts/bootstrap/npm.js';
import { root } from './guest.ts';

export interface Registry {
  /** The environment of a user whose npm uses this registry, and who may publish. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** What npm, Node and Vitest have set for this process is not in the environment of a user. */
const userEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_.*|vitest.*|node_options|node_env)$/i.test(name),
    ),
  );

/**
 * Starts an npm registry on this machine, which has none of our packages. It gets other packages from the registry
 * of npm's configuration. Everybody may publish all packages, except for `locked`.
 */
export async function startRegistry(locked = 'none'): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-registry-'));
  const { stdout } = await npm(['config', 'get', 'registry'], root);
  const open = { access: '$all', publish: '$all' };
  const server: Server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: stdout.trim() } },
    packages: {
      [locked]: { access: '$all', publish: 'nobody' },
      '{,create-}storewire{,-*}': open,
      '**': { access: '$all', proxy: 'npm' },
    },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'fatal' },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = join(folder, 'npmrc');
  // npm publishes with a token only, also where no account is needed
  await writeFile(config, `//${host}/:_authToken=anybody\n`);
  return {
    env: {
      ...userEnvironment(),
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      npm_config_registry: `http://${host}/`,
      npm_config_userconfig: config,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
