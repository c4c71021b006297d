import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { callNames } from 'storewire-tools';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { root } from '../../package/packed.ts';
import { bundle, bundlePage } from './bundle.ts';
import { installedPackage } from './project.ts';

interface Described {
  operationId: string;
  'x-fallback-of'?: string;
  'x-sunset'?: { replacedBy?: string };
  'x-other-version'?: string;
}

const alone = inject('alone');
const installed = inject('installed');
const readJson = async <T>(...path: string[]): Promise<T> =>
  JSON.parse(await readFile(join(...path), 'utf8')) as T;

const { paths } = await readJson<{ paths: Record<string, Record<string, Described>> }>(
  installedPackage('storewire-contract'),
  'generated/contract.json',
);
const described = Object.entries(paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ ...operation, path })),
);
const calls = described
  .filter((each) => !each['x-fallback-of'])
  .map(({ operationId, path, 'x-sunset': sunset, 'x-other-version': otherVersion }) => {
    const { service, name } = callNames(operationId);
    return {
      id: operationId,
      service,
      name,
      path,
      named: [sunset?.replacedBy, otherVersion],
      long: described.find((each) => each['x-fallback-of'] === operationId)?.path,
    };
  });

/** What of the platform a bundle names: ids of calls, and paths. */
const namesIn = (text: string): { ids: string[]; paths: string[] } => {
  const holds = (word: string): boolean => text.includes(`"${word}"`);
  return { ids: calls.map(({ id }) => id).filter(holds), paths: Object.keys(paths).filter(holds) };
};

describe('a bundle of the package', () => {
  test.each([
    'storewire',
    'storewire/operations',
    'storewire/openapi-fetch',
    'storewire/runtime',
    'storewire/react',
    'storewire/zod',
    'storewire/msw',
  ])('that only imports %s is empty', async (entry) => {
    expect(await bundle(alone, `import '${entry}';`)).toBe('');
  });

  test.each(Object.values(Object.fromEntries(calls.map((call) => [call.service, call]))))(
    'with $id alone holds the path of no other call',
    async ({ id, name, path, named, long }) => {
      const text = await bundle(
        alone,
        `import { ${name} } from 'storewire/operations'; globalThis.used = ${name};`,
      );
      expect(namesIn(text)).toEqual({
        // a deprecated call names its replacement, and one of the catalog that of the other version
        ids: calls.map((call) => call.id).filter((each) => each === id || named.includes(each)),
        paths: Object.keys(paths).filter((each) => each === path || each === long),
      });
    },
  );

  test('with a transport and a visitor holds the path of tokens, and no call', async () => {
    const text = await bundle(
      alone,
      "import { createTransport, visitor } from 'storewire'; globalThis.used = [createTransport, visitor];",
    );
    expect(namesIn(text)).toEqual({ ids: ['oauth.oauthToken'], paths: ['/oauth2/token'] });
  });

  test.each([
    {
      what: 'hook',
      id: 'currentCartV2.getCurrentCart',
      code: "import { useGetCurrentCartV2 } from 'storewire/react'; globalThis.used = useGetCurrentCartV2;",
    },
    {
      what: 'list hook',
      id: 'orders.searchOrders',
      code: "import { useSearchOrdersInfinite } from 'storewire/react'; globalThis.used = useSearchOrdersInfinite;",
    },
    {
      what: 'pager',
      id: 'orders.searchOrders',
      code: "import { searchOrdersPages } from 'storewire/operations'; globalThis.used = searchOrdersPages;",
    },
    {
      what: 'GraphQL function',
      id: 'graphql.graphqlQuery',
      code: "import { graphql } from 'storewire'; globalThis.used = graphql;",
    },
    {
      what: 'mock handler',
      id: 'currentCartV2.getCurrentCart',
      code: "import { getCurrentCartV2Handler } from 'storewire/msw'; globalThis.used = getCurrentCartV2Handler;",
    },
  ])('with one $what holds one call', async ({ code, id }) => {
    expect(namesIn(await bundle(alone, code)).ids).toEqual([id]);
  });

  test('by Vite, with the validator of one call, holds the schemas of one call', async () => {
    const code =
      "import { operationSchemas, validator } from 'storewire/zod'; globalThis.used = validator([operationSchemas.getCurrentCartV2]);";
    expect(namesIn(await bundlePage(alone, code, {}, false)).ids).toEqual(['currentCartV2.getCurrentCart']);
  });

  test('with the fetch of a client without services holds no call', async () => {
    const code =
      "import { bindServices, createTransport } from 'storewire'; globalThis.used = bindServices(createTransport(), {}).fetch;";
    expect(namesIn(await bundle(alone, code))).toEqual({ ids: [], paths: [] });
  });

  test('with a whole client holds every call', async () => {
    const text = await bundle(
      alone,
      "import { createClient } from 'storewire'; globalThis.used = createClient;",
    );
    expect(namesIn(text).ids).toEqual(calls.map(({ id }) => id));
  });
});

describe('an entry with hooks', () => {
  const hooked = ['react', 'runtime/react'];

  // bundlers with server components ask for the directive first, and for names instead of `export *`
  test.each(hooked)('is marked as a client module, export by export: %s', async (entry) => {
    const { exports } = await readJson<{ exports: Record<string, { default: string }> }>(
      alone,
      'node_modules/storewire/package.json',
    );
    const code = await readFile(
      join(alone, 'node_modules/storewire', exports[`./${entry}`]?.default ?? ''),
      'utf8',
    );
    expect(code).toMatch(/^(["'])use client\1;\n/);
    expect(code).not.toMatch(/export \*/);
  });

  test.each(hooked)(
    'is bundled without a warning and without the directive, which has no effect there: %s',
    async (entry) => {
      const imported = {
        stdin: { contents: `export * from 'storewire/${entry}';`, resolveDir: alone },
        external: ['react', 'swr'],
      };
      const { outputFiles, warnings } = await build({
        ...imported,
        bundle: true,
        format: 'esm',
        write: false,
        logLevel: 'silent',
      });
      expect([warnings, outputFiles[0]?.text.includes('use client')]).toEqual([[], false]);
    },
  );
});

describe('the secret of an app', () => {
  const SECRET = 'canary-secret-8f1c';
  const PUBLIC = ['storewire', 'storewire/operations', 'storewire/react'];

  beforeAll(() => {
    vi.stubEnv('STORE_APP_SECRET', SECRET);
    vi.stubEnv('STORE_API_KEY', SECRET);
    vi.stubEnv('NEXT_PUBLIC_STORE_CLIENT_ID', 'client-of-the-page');
  });
  afterAll(() => void vi.unstubAllEnvs());

  const bundlers: Record<string, (code: string) => Promise<string>> = {
    esbuild: (code) => bundle(installed, code, { define: inlined }),
    Vite: (code) => bundlePage(installed, code, inlined),
  };
  /** What bundlers write into a page: each public variable by its whole name. */
  const inlined = { 'process.env.NEXT_PUBLIC_STORE_CLIENT_ID': '"client-of-the-page"' };

  test.each(Object.entries(bundlers))(
    'cannot get into a page by %s, which finds no entry for servers',
    async (_name, make) => {
      const code = `import * as server from 'storewire-server'; globalThis.used = [server, ${JSON.stringify(SECRET)}];`;
      await expect(make(code)).rejects.toThrow('this entry is for servers only');
    },
  );

  test.each(Object.entries(bundlers))(
    'is in no page that is made by %s where the environment holds it',
    async (_name, make) => {
      const lines = PUBLIC.map(
        (entry, index) =>
          `import * as all${index} from '${entry}'; globalThis.used${index} = { ...all${index} };`,
      );
      const code = await make(`${lines.join('\n')}\nglobalThis.settings = all0.readSettings('clientId');`);
      expect(code).toContain('client-of-the-page');
      expect(code).not.toMatch(/canary-secret|STORE_APP_SECRET|STORE_API_KEY|appSecret/);
    },
  );
});

describe('without `sideEffects: false` in package.json', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storewire-effects-'));
    await cp(join(alone, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
    const file = join(folder, 'node_modules/storewire/package.json');
    const { sideEffects, ...manifest } = await readJson<Record<string, unknown>>(file);
    expect(sideEffects).toBe(false);
    await writeFile(file, JSON.stringify(manifest));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(['storewire', 'storewire/operations'])(
    'a bundle that only imports %s makes a few constants, no call and no hook',
    async (entry) => {
      const text = await bundle(folder, `import '${entry}';`);
      expect(namesIn(text).ids.filter((id) => id !== 'oauth.oauthToken')).toEqual([]);
      expect(text.length).toBeLessThan(300);
    },
  );
});

interface Budget {
  name: string;
  path: string | string[];
  import: string | Record<string, string>;
  limit: string;
}

describe('the budgets of .size-limit.js', async () => {
  const { default: budgets } = (await import(join(root, '.size-limit.js'))) as { default: Budget[] };
  const entries: Record<string, string> = {
    'src/index.ts': 'storewire',
    'src/operations.ts': 'storewire/operations',
  };
  const entryOf = (file: string): string =>
    entries[file] ?? file.replace(/^src\/(.+?)(?:\/index)?\.ts$/, 'storewire/$1');
  const bytesOf = (limit: string): number => {
    const [amount, unit] = limit.split(' ');
    return Number(amount) * (unit === 'kB' ? 1000 : 1);
  };

  test.each(budgets)('hold for what is published too: $name', async ({ path, import: imported, limit }) => {
    const lines = [path].flat().map((file) => {
      const names = typeof imported === 'string' ? imported : (imported[file] ?? '');
      return `export ${names} from '${entryOf(file)}';`;
    });
    // a worker takes what pages take, and what only servers may; one entry is for Node alone
    const size = brotliCompressSync(
      await bundle(alone, lines.join('\n'), { conditions: ['workerd', 'node', 'production'] }),
    ).length;
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(bytesOf(limit));
  });
});
