import {
  BaseResolver,
  type Config,
  type Document,
  isAbsoluteUrl,
  ResolveError,
  type Source,
} from '@redocly/openapi-core';
import { isObject, pointerTo, stepsOf } from './normalise/walk.ts';
import { DescriptionError } from './problem.ts';
import { positionOf } from './source-locations.ts';

/**
 * Bounds of one file after its aliases are written out. The largest public descriptions have 300,000
 * values, 25 levels deep.
 */
const MAX_VALUES = 2_000_000;
const MAX_DEPTH = 300;

/**
 * The files of one description. Each is read once, so that what is generated is what was checked; remote
 * files are fetched only on request; a file that would exhaust the memory is rejected before anything is
 * made of it.
 */
export class Sources extends BaseResolver {
  /** Files that cannot be used. The linter would report them at each reference. */
  readonly rejected: DescriptionError[] = [];
  readonly #allowRemote: boolean;

  constructor(config: Config['resolve'], allowRemote: boolean) {
    super(config);
    this.#allowRemote = allowRemote;
  }

  /** The root file. */
  async root(input: string): Promise<Document> {
    const document = await this.resolveDocument(null, input, true);
    if (document instanceof Error) throw document;
    return document;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef) && !this.#allowRemote)
      throw new ResolveError(new Error(`${absoluteRef} is remote and is fetched only with --allow-remote`));
    return super.loadExternalRef(absoluteRef);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    try {
      measure(document.parsed, source);
    } catch (error) {
      if (error instanceof DescriptionError) this.rejected.push(error);
      throw error;
    }
    return document;
  }
}

interface Size {
  values: number;
  depth: number;
}

/**
 * Counts the values below a node. Aliases share their target, so each object is visited once however often
 * it is repeated.
 */
function measure(root: unknown, source: Source): void {
  const known = new Map<object, Size | 'open'>();
  const visit = (node: unknown, path: string[]): Size => {
    if (typeof node !== 'object' || node === null) return { values: 1, depth: 1 };
    const done = known.get(node);
    const reject = (message: string): never => {
      throw new DescriptionError([
        { message, ...positionOf({ source, pointer: pointerTo(path), reportOnKey: false }) },
      ]);
    };
    if (done === 'open') return reject('an alias refers to the value that contains it');
    if (done) return done;
    if (path.length > MAX_DEPTH)
      return reject(`the description is nested more than ${MAX_DEPTH} levels deep`);
    if (leadsToItself(root, node)) return reject('the reference leads back to itself');
    known.set(node, 'open');
    const sizes = Object.entries(node).map(([key, value]) => visit(value, [...path, key]));
    const size = {
      values: sizes.reduce((sum, { values }) => sum + values, 1),
      depth: sizes.reduce((most, { depth }) => Math.max(most, depth), 0) + 1,
    };
    if (size.values > MAX_VALUES)
      return reject(`the description has more than ${MAX_VALUES} values when its aliases are written out`);
    if (size.depth > MAX_DEPTH) return reject(`the description is nested more than ${MAX_DEPTH} levels deep`);
    known.set(node, size);
    return size;
  };
  visit(root, []);
}

/** Whether a reference within a file ends nowhere, because it leads to references only and back to itself. */
function leadsToItself(root: unknown, node: object): boolean {
  const seen = new Set<unknown>();
  let at: unknown = node;
  while (isObject(at) && isLocal(at['$ref'])) {
    if (seen.has(at)) return true;
    seen.add(at);
    at = stepsOf(at['$ref']).reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      root,
    );
  }
  return false;
}

const isLocal = (reference: unknown): reference is string =>
  typeof reference === 'string' && reference.startsWith('#/');
