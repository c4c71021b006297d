import { parseArgs } from 'node:util';
import { TEMPLATES, type Template } from './templates.ts';

export interface Options {
  folder?: string | undefined;
  template?: Template | undefined;
  catalog?: CatalogVersion | undefined;
  /** Whether the dependencies of the project are installed. */
  install: boolean;
  help: boolean;
}

/** The version of the catalog that sites have: those of 2026 and later have version 3. */
export type CatalogVersion = '3' | '1';

export const DEFAULT_CATALOG = '3';

const NAMES = TEMPLATES.map(({ name }) => name).join(', ');

export const HELP = `npm create storewire@latest [FOLDER] -- [--template NAME] [--catalog VERSION] [--no-install]

Writes a shop into a new folder, and installs its packages. Asks for what is missing.

  --template NAME   ${NAMES}
  --catalog VERSION version of the catalog of its local platform: 3 (default), as new sites have, or 1
  --no-install      only write the files
  --help            print this text`;

/** Throws an `Error` with one line for the user if an argument is invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [folder, surplus] = positionals;
  if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}': there can be one folder`);
  const template = TEMPLATES.find(({ name }) => name === values.template);
  if (values.template !== undefined && !template)
    throw new Error(`There is no template '${values.template}': choose one of ${NAMES}`);
  const { catalog } = values;
  if (catalog !== undefined && !isCatalogVersion(catalog))
    throw new Error(`There is no version '${catalog}' of the catalog: choose 3 or 1`);
  return { folder, template, catalog, install: values.install, help: values.help };
}

const isCatalogVersion = (text: string): text is CatalogVersion => text === '3' || text === '1';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        template: { type: 'string' },
        catalog: { type: 'string' },
        install: { type: 'boolean', default: true },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // the first sentence names the option
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason} (--help lists the options)`, { cause: error });
  }
}
