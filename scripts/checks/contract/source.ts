/** The YAML files of the contract: what they hold, what they refer to, and on which line something stands. */
import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Path, pointerParts } from './description.ts';
import type { Problem } from './problem.ts';

/** Text of each file by its path below the folder of the contract. */
export type Files = ReadonlyMap<string, string>;

export const rootFile = 'openapi.yaml';

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
      const [top, kind] = file.split('/');
      if (top === 'components') this.#components.set(`${kind}/${posix.basename(file, '.yaml')}`, file);
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

  /** The files that a file refers to. */
  refsOf(file: string): string[] {
    const refs: string[] = [];
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === '$ref' && typeof value === 'string') refs.push(value.split('#')[0] ?? '');
        else collect(value);
      }
    };
    collect(this.value(file));
    return refs.filter(Boolean).map((ref) => posix.join(posix.dirname(file), decodeURIComponent(ref)));
  }

  /** Every file that can be reached from the root file. */
  reachable(): Set<string> {
    const seen = new Set<string>();
    const todo = [rootFile];
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
      if (seen.has(file) || !this.files.has(file)) continue;
      seen.add(file);
      todo.push(...this.refsOf(file));
    }
    return seen;
  }

  /** File and path in it of a place in the bundled description. */
  #fileOf(at: Path): { file: string; rest: Path } {
    const [top, kind, name] = at.map(String);
    if (top === 'components' && this.#components.has(`${kind}/${name}`)) {
      return { file: this.#components.get(`${kind}/${name}`) as string, rest: at.slice(3) };
    }
    const ref = (top === 'paths' || top === 'webhooks') && this.#parse(rootFile).document.getIn([top, kind, '$ref']);
    return typeof ref === 'string' ? { file: ref, rest: at.slice(2) } : { file: rootFile, rest: at };
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

  /** Adds file and line to a problem that only knows its place in the bundle. */
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
