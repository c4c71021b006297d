import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'storewire-dev-kit/free-port';
import { npm } from 'storewire-dev-kit/process';
import { root } from './guest.ts';

/** It is large, and nothing but these tests uses it. One of its dependencies names a tag instead of a version. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'verdaccio-audit': { 'node-fetch': '2.7.0' } },
};

export interface Registry {
  /** The environment of a user whose npm uses this registry, and who may publish. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/**
 * What npm, Node and Vitest have set for this process is not in the environment of a user. It is undefined rather
 * than left out, as the environment of a program adds to the one of this process.
 */
const userEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [
      name,
      /^(?:npm_.*|vitest.*|node_options|node_env)$/i.test(name) ? undefined : value,
    ]),
  );

/** Resolves to an option of npm's configuration. */
const configured = async (option: string): Promise<string> =>
  (await npm(['config', 'get', option], root)).stdout.trim();

/** Installs Verdaccio into a folder. Resolves to its command. */
async function installVerdaccio(folder: string): Promise<string> {
  await writeFile(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  const { code, output } = await npm(['install', '--prefer-offline', '--ignore-scripts'], folder);
  if (code !== 0) throw new Error(`Verdaccio cannot be installed: ${output}`);
  return join(folder, 'node_modules/verdaccio/bin/verdaccio');
}

/**
 * Starts an npm registry on this machine, which has none of our packages. It gets other packages from the registry
 * of npm's configuration, whose certificates it trusts. Everybody may publish.
 */
export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-registry-'));
  const [url, certificates] = await Promise.all([configured('registry'), configured('cafile')]);
  const open = { access: '$all', publish: '$all' };
  const settings = join(folder, 'config.yaml');
  // JSON is YAML
  await writeFile(
    settings,
    JSON.stringify({
      storage: join(folder, 'storage'),
      uplinks: { npm: { url } },
      packages: {
        '{,create-}storewire{,-*}': open,
        '**': { access: '$all', proxy: 'npm' },
      },
      max_body_size: '100mb',
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  );
  const host = `127.0.0.1:${await freePort()}`;
  const args = [await installVerdaccio(folder), '--config', settings, '--listen', host];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm prints `null` for what is not configured
    env: { ...userEnvironment(), ...(certificates !== 'null' && { NODE_EXTRA_CA_CERTS: certificates }) },
  });
  for await (const line of createInterface(child.stdout)) if (line.includes('http address')) break;
  child.stdout.resume();
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
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
