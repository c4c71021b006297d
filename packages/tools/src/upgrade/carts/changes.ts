import ts from 'typescript';
import { statementOf } from '../declarations.ts';
import { draftOf, type UsedFile } from '../draft.ts';
import { textOf } from '../edits.ts';
import type { Drafts, Project } from '../project.ts';
import type { Context } from '../upgrade.ts';
import type { CartUse } from './uses.ts';

type CartFile = UsedFile<CartUse>;

/** A file as it is before all changes. */
interface OriginalFile {
  project: Project;
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  /** How many errors each top-level statement has. */
  errors: ReadonlyMap<number, number>;
}

/**
 * Finds the changes that compile, and drafts them. All are tried at once. A statement that then has an error
 * keeps version 1, or else what it refers to does, until no statement has more errors than before. Values of one
 * version are therefore never passed to code of the other.
 */
export class Changes {
  readonly #files: readonly CartFile[];
  readonly #drafts: Drafts;
  readonly #originals: Map<string, OriginalFile>;
  /** The top-level statements that are changed. */
  readonly #statements: Set<ts.Statement>;
  /** Those that have a call among their changes. */
  readonly #calling: ReadonlySet<ts.Statement>;

  constructor(files: readonly CartFile[], { projects, drafts }: Context) {
    this.#files = files;
    this.#drafts = drafts;
    // an error of the other version would not be handled
    const candidates = files.filter(({ uses }) => !uses.some(({ kind }) => kind === 'code'));
    const uses = candidates.flatMap((file) => file.uses).filter(({ edits }) => edits);
    this.#statements = new Set(uses.map(({ statement }) => statement));
    this.#calling = new Set(uses.filter(({ kind }) => kind === 'call').map(({ statement }) => statement));
    this.#originals = new Map(this.#statements.size > 0 ? projects.flatMap(readOriginals) : []);
  }

  /** The changes that compile. `onTry` is called before each check, with the number of statements. */
  select(onTry: (statements: number) => void): ReadonlySet<CartUse> {
    while (this.#statements.size > 0) {
      onTry(this.#statements.size);
      this.#draft();
      const broken = this.#brokenStatements();
      const dropped = broken.length > 0 ? this.#causesOf(broken) : this.#withoutCalls();
      if (dropped.length === 0) break;
      for (const statement of dropped) this.#statements.delete(statement);
    }
    return this.#changed();
  }

  #includes({ edits, statement, alias }: CartUse): boolean {
    return edits !== undefined && this.#statements.has(statement) && (!alias || this.#statements.has(alias));
  }

  #changed(): Set<CartUse> {
    return new Set(this.#files.flatMap(({ uses }) => uses.filter((use) => this.#includes(use))));
  }

  #draft(): void {
    const changed = this.#changed();
    for (const file of this.#files) {
      const { fileName } = file.source;
      if (file.uses.some((use) => changed.has(use)))
        this.#drafts.set(fileName, textOf(draftOf(file, changed)));
      else this.#drafts.delete(fileName);
    }
  }

  #brokenStatements(): ts.Statement[] {
    return [...this.#originals].flatMap(([file, { project, source, errors }]) => {
      const now = countErrors(project, file);
      const more = [...now].filter(([index, count]) => count > (errors.get(index) ?? 0));
      return more.flatMap(([index]) => source.statements[index] ?? []);
    });
  }

  #causesOf(broken: readonly ts.Statement[]): ts.Statement[] {
    const causes = broken.flatMap((statement) => this.#causeOf(statement));
    return causes.length > 0 ? causes : [...this.#statements];
  }

  /** The changed statements that are nearest: the statement itself, or else what it refers to. */
  #causeOf(broken: ts.Statement): ts.Statement[] {
    const seen = new Set([broken]);
    for (let level = [broken]; level.length > 0; ) {
      const changed = level.filter((statement) => this.#statements.has(statement));
      if (changed.length > 0) return changed;
      level = level
        .flatMap((statement) => this.#referencesOf(statement))
        .filter((each) => !seen.has(each) && seen.add(each));
    }
    return [];
  }

  /** The changed statements that neither call version 2 nor are connected with one that does. */
  #withoutCalls(): ts.Statement[] {
    const neighbours = new Map([...this.#statements].map((each) => [each, new Set<ts.Statement>()]));
    for (const [statement, others] of neighbours)
      for (const other of this.#referencesOf(statement)) {
        if (!neighbours.has(other)) continue;
        others.add(other);
        neighbours.get(other)?.add(statement);
      }
    const connected = new Set([...this.#statements].filter((each) => this.#calling.has(each)));
    for (const statement of connected)
      for (const other of neighbours.get(statement) ?? []) connected.add(other);
    return [...this.#statements].filter((statement) => !connected.has(statement));
  }

  /** The statements of the project that declare what a statement names. */
  #referencesOf(statement: ts.Statement): ts.Statement[] {
    const original = this.#originals.get(statement.getSourceFile().fileName);
    if (!original) return [];
    const { checker } = original;
    const found = new Set<ts.Statement>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        for (let symbol = checker.getSymbolAtLocation(node); symbol; symbol = importedBy(symbol, checker))
          for (const declaration of symbol.declarations ?? [])
            if (this.#originals.has(declaration.getSourceFile().fileName) && !ts.isSourceFile(declaration))
              found.add(statementOf(declaration));
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
    return [...found];
  }
}

const importedBy = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(symbol) : undefined;

function readOriginals(project: Project): [string, OriginalFile][] {
  const { program } = project;
  const checker = program.getTypeChecker();
  return project.files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? [[file, { project, source, checker, errors: countErrors(project, file) }]] : [];
  });
}

/** The errors of each top-level statement, by its index. */
function countErrors(project: Project, file: string): Map<number, number> {
  const counts = new Map<number, number>();
  const errors = project.errorsOf(file);
  const statements = errors.length > 0 ? (project.program.getSourceFile(file)?.statements ?? []) : [];
  for (const { start = 0 } of errors) {
    const index = statements.findIndex(({ end }) => start < end);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}
