import { isObject, type Node, pointerTo, stepsOf, valueAt } from '../generate/normalise/walk.ts';

/** The property of an operation in which Prism looks for the schemas that it refers to. */
export const BUNDLE = '__bundled__';

/** What a reference leads to, and the references in there. */
interface Target {
  value: unknown;
  refs: Set<string>;
}

/**
 * Prism reads schemas without references. Those to recursive schemas remain: replacing them never ends, or takes
 * minutes where most schemas of a description refer to one another.
 */
export class References {
  readonly #document: Node;
  readonly #targets = new Map<string, Target>();
  readonly #recursive = new Map<string, boolean>();
  readonly #bundled = new Map<string, unknown>();

  constructor(document: Node) {
    this.#document = document;
  }

  /** A copy of a value whose only references are those to recursive schemas, in the bundle of an operation. */
  inline(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.inline(each));
    if (!isObject(value)) return value;
    const { $ref, ...siblings } = value;
    if (typeof $ref !== 'string') return this.#inlineEach(value);
    const others = this.#inlineEach(siblings);
    if (this.#isRecursive($ref)) return withOthers({ $ref: pointerTo([BUNDLE, nameIn($ref)]) }, others);
    const target = this.inline(this.#target($ref).value);
    return isObject(target) ? { ...target, ...others } : target;
  }

  /** The recursive schemas that a value refers to, directly and through others. All bundles share them. */
  bundle(value: unknown): Node {
    const names = [...this.#reachable(refsIn(value))].filter(($ref) => this.#isRecursive($ref));
    return Object.fromEntries(names.map(($ref) => [nameIn($ref), this.#bundle($ref)]));
  }

  #bundle($ref: string): unknown {
    if (!this.#bundled.has($ref)) this.#bundled.set($ref, this.inline(this.#target($ref).value));
    return this.#bundled.get($ref);
  }

  #inlineEach(node: Node): Node {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.inline(value)]));
  }

  #isRecursive($ref: string): boolean {
    const known = this.#recursive.get($ref) ?? this.#reachable(this.#target($ref).refs).has($ref);
    this.#recursive.set($ref, known);
    return known;
  }

  #reachable(refs: Iterable<string>): Set<string> {
    const found = new Set(refs);
    // a loop over a set also visits what its body adds
    for (const $ref of found) for (const each of this.#target($ref).refs) found.add(each);
    return found;
  }

  #target($ref: string): Target {
    const value = this.#targets.get($ref)?.value ?? valueAt(this.#document, stepsOf($ref));
    if (value === undefined) throw new Error(`the reference ${$ref} leads nowhere`);
    const target = this.#targets.get($ref) ?? { value, refs: refsIn(value) };
    this.#targets.set($ref, target);
    return target;
  }
}

/** Prism ignores what is next to a reference. */
const withOthers = (reference: { $ref: string }, others: Node): Node =>
  Object.keys(others).length > 0 ? { allOf: [reference, others] } : reference;

const nameIn = ($ref: string): string => stepsOf($ref).at(-1) ?? '';

function refsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value))
    if (key === '$ref' && typeof each === 'string') found.add(each);
    else refsIn(each, found);
  return found;
}
