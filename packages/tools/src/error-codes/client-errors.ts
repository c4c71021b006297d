/** Error codes that are not in the contract: those of statuses, and those that the client sets itself. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ClientError {
  code: string;
  kind: 'validation' | 'application' | 'client' | 'system';
  meaning: string;
  /** What to do, as Markdown. */
  advice: string;
  /** The part of the client that sets it. */
  from: string;
  /** The file that sets it. */
  source: string;
  /** The HTTP status that it follows from. */
  status?: number;
}

/** By the name of the package, as the docs bundle this module. */
const FILE = fileURLToPath(import.meta.resolve('storewire-tools/client-errors.md'));

/** The place of a guide, from this folder. Pages have its address in the docs. */
const GUIDE = /\]\([./]+\/docs(\/guides\/[\w-]+)\.md/g;

const [STATUSES = '', ...PARTS] = readFileSync(FILE, 'utf8').split('\n## ').slice(1);

/** Codes that follow from the status of a response, in the order of the statuses. */
export const STATUS_ERRORS: readonly ClientError[] = rowsOf(STATUSES).map(
  ({ cells: [code = '', kind, status, meaning = '', advice = ''], ...part }) => ({
    ...{ code, kind: kind as ClientError['kind'], meaning, advice, status: Number(status) },
    ...part,
  }),
);

/** Codes and reasons that the client sets. */
export const CLIENT_ERRORS: readonly ClientError[] = PARTS.flatMap(rowsOf).map(
  ({ cells: [code = '', kind, meaning = '', advice = ''], ...part }) => ({
    ...{ code, kind: kind as ClientError['kind'], meaning, advice },
    ...part,
  }),
);

/** The rows of the table of a section, below its head. */
function rowsOf(section: string): { from: string; source: string; cells: string[] }[] {
  const [, from = '', source = ''] = /^(.+): `(.+)`/.exec(section) ?? [];
  const rows = section.match(/^\| `.+$/gm) ?? [];
  return rows.map((row) => {
    const [code = '', ...cells] = row.slice(2, -2).replaceAll(GUIDE, ']($1/').split(' | ');
    return { from, source, cells: [code.slice(1, -1), ...cells] };
  });
}
