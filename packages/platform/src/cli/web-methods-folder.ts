/** Loads the web methods of a site from a folder. */
import { readdir } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Functions by module and name, as `createPlatform` takes them. */
type Modules = Record<string, Record<string, object>>;

/** JavaScript, and TypeScript that Node runs without compiling it. */
const MODULE = /(?<!\.d)\.[cm]?[jt]s$/;

/** What Node says about `import` and `export` if the type of the package is `commonjs`, as by `npm init`. */
const IS_COMMONJS = /outside a module|Unexpected token 'export'|exports is not defined in ES module/;

/**
 * Loads all modules of a folder. Each is called by the name of its file, with and without the extension.
 * Exports that are no web methods are left out. Throws an `Error` for a
 * folder without web methods, and for a module that cannot be loaded.
 */
export async function loadWebMethods(folder: string): Promise<Modules> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`--web-methods: there is no folder ${folder}`);
  });
  const modules: Modules = {};
  for (const name of names.filter((each) => MODULE.test(each)).toSorted()) {
    const methods = await loadModule(resolve(join(folder, name)));
    if (Object.keys(methods).length === 0) continue;
    modules[name] = methods;
    modules[name.slice(0, -extname(name).length)] ??= methods;
  }
  if (Object.keys(modules).length === 0)
    throw new Error(`--web-methods: ${folder} has no module that exports a web method`);
  return modules;
}

async function loadModule(path: string): Promise<Record<string, object>> {
  const exports = await import(pathToFileURL(path).href).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const hint = IS_COMMONJS.test(reason) ? '. Add "type": "module" to the package.json of its folder' : '';
    throw new Error(`--web-methods: ${path} cannot be loaded: ${reason}${hint}`, { cause });
  });
  return Object.fromEntries(
    Object.entries(exports as Record<string, unknown>).filter(
      (entry): entry is [string, object] => isWebMethod(entry[1]) && entry[0] !== 'default',
    ),
  );
}

/** What `webMethod` of the client returns. */
const isWebMethod = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'run' in value && 'permission' in value;
