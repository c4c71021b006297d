/** The YAML files of the contract: what they hold, what they refer to, and on which line something is. */
import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Path, pointerParts } from './description.ts';
import type { Problem } from './problem.ts';

/** Text of each file by its path below the folder of the contract. */
export type Files = ReadonlyMap<string, string>;

export const rootFile = 'openapi.yaml';

/** Whether the top level of a file has components: schemas, and what all services share. */
export const hasComponents = (file: string): boolean => /^common\/|\/schemas\.yaml$/.test(file);

export async function readFiles(folder: string): Promise<Files> {
  const names = (await Array.fromAsync(glob('**/*.yaml', { cwd: folder }))).sort();
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return new Map(names.map((name, index) => [name, texts[index] as string]));
}

interface Parsed {
  document: Document;
  lines: LineCounter;
}

export class Source {
  readonly files: Files;
  readonly #parsed = new Map<string, Parsed>();
  readonly #components = new Map<string, string>();

  constructor(files: Files) {
    this.files = files;
    for (const file of files.keys()) {
      if (!hasComponents(file)) continue;
      for (const name of Object.keys(this.value(file) ?? {})) this.#components.set(name, file);
    }
  }

  #parse(file: string): Parsed {
    const known = this.#parsed.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const parsed = { document: parseDocument(this.files.get(file) ?? '', { lineCounter: lines }), lines };
    this.#parsed.set(file, parsed);
    return parsed;
  }

  value(file: string): unknown {
    return this.#parse(file).document.toJS();
  }

  /**
   * What a node refers to: each target as a file and the first key in it, such as
   * `orders/schemas.yaml#Order`.
   */
  #targets(node: unknown, file: string): string[] {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return this.#targets(value, file);
      const [path = '', pointer = ''] = value.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
      return [`${target}#${pointerParts(pointer)[0] ?? ''}`];
    });
  }

  /** Every target that can be reached from the root file, as `file#key`; a whole file has no key. */
  reachable(): Set<string> {
    const seen = new Set<string>();
    const todo = this.#targets(this.value(rootFile), rootFile);
    for (let target = todo.pop(); target !== undefined; target = todo.pop()) {
      const [file = '', key = ''] = target.split('#');
      if (seen.has(target) || !this.files.has(file)) continue;
      seen.add(target);
      const value = this.value(file) as Record<string, unknown> | null;
      todo.push(...this.#targets(key === '' ? value : value?.[key], file));
    }
    return seen;
  }

  /** File of a path in the bundled description, and the path in that file. */
  #fileOf(at: Path): { file: string; rest: Path } {
    const [top, kind, name = '', ...inside] = at.map(String);
    if (top === 'components' && kind === 'examples') return this.#exampleOf(name, inside);
    const file = top === 'components' ? this.#components.get(name) : undefined;
    if (file) return { file, rest: at.slice(2) };
    const ref =
      (top === 'paths' || top === 'webhooks') && this.#parse(rootFile).document.getIn([top, kind, '$ref']);
    if (typeof ref !== 'string') return { file: rootFile, rest: at };
    const [target = '', pointer = ''] = ref.split('#');
    return { file: target, rest: [...pointerParts(pointer), ...at.slice(2)] };
  }

  /** `Order-typical` is written under `x-examples` of its schema. */
  #exampleOf(component: string, inside: Path): { file: string; rest: Path } {
    const [schema = '', example = ''] = component.split('-');
    return {
      file: this.#components.get(schema) ?? rootFile,
      rest: [schema, 'x-examples', example, ...inside],
    };
  }

  /** Line of a path in a file; of the nearest node above it when there is no such node. */
  lineOf(file: string, at: Path): number {
    const { document, lines } = this.#parse(file);
    for (let length = at.length; length > 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }

  /** Adds file and line to a problem that only has a path in the bundle. */
  locate(problem: Problem): Problem {
    if (problem.file || !problem.at) return problem;
    const { file, rest } = this.#fileOf(problem.at);
    return { ...problem, file, line: this.lineOf(file, rest) };
  }

  /** A problem at a reference within one file. */
  at(rule: string, file: string, pointer: string, message: string): Problem {
    return { rule, message, file, line: this.lineOf(file, pointerParts(pointer)) };
  }
}
