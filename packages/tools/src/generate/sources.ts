import {
  BaseResolver,
  type Config,
  type Document,
  isAbsoluteUrl,
  ResolveError,
  type Source,
} from '@redocly/openapi-core';
import { isObject } from './normalise/walk.ts';
import { DescriptionError } from './problem.ts';
import { pointerTo, stepsOf, writtenAt } from './references.ts';
import { positionOf } from './source-locations.ts';

/**
 * The files of one description. Each is read once, so that what is generated is what was checked; remote
 * files are fetched only on request.
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
      checkCircles(document.parsed, source);
    } catch (error) {
      if (error instanceof DescriptionError) this.rejected.push(error);
      throw error;
    }
    return document;
  }
}

/** Finds values that contain themselves. The linter would follow them without an end. */
function checkCircles(root: unknown, source: Source): void {
  const open = new Set<object>();
  const done = new Set<object>();
  const visit = (node: unknown, path: string[]): void => {
    if (typeof node !== 'object' || node === null || done.has(node)) return;
    const reject = (message: string): never => {
      throw new DescriptionError([
        { message, ...positionOf({ source, pointer: pointerTo(path), reportOnKey: false }) },
      ]);
    };
    if (open.has(node)) reject('an alias refers to the value that contains it');
    if (leadsToItself(root, node)) reject('the reference leads back to itself');
    open.add(node);
    for (const [key, value] of Object.entries(node)) visit(value, [...path, key]);
    open.delete(node);
    done.add(node);
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
    at = writtenAt(root, stepsOf(at['$ref']));
  }
  return false;
}

const isLocal = (reference: unknown): reference is string =>
  typeof reference === 'string' && reference.startsWith('#/');
