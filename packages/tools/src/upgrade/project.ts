import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A project that cannot be read. The message contains all that a person needs. */
export class ProjectError extends Error {
  override name = 'ProjectError';
}

/** Texts of files that are not written yet. */
export type Drafts = ReadonlyMap<string, string>;

/** The files of a tsconfig.json. */
export class Project {
  readonly files: readonly string[];
  /** Of the files as they are. */
  readonly program: ts.Program;
  readonly #config: ts.ParsedCommandLine;
  readonly #sources = new Map<string, ts.SourceFile | undefined>();

  constructor(config: ts.ParsedCommandLine) {
    this.files = config.fileNames.filter((file) => !/\.d\.[cm]?ts$/.test(file));
    this.#config = config;
    this.program = this.programWith(new Map());
  }

  /** The program in which drafts replace files. */
  programWith(drafts: Drafts): ts.Program {
    const options = { ...this.#config.options, noEmit: true, incremental: false };
    const host = ts.createCompilerHost(options, true);
    const { getSourceFile } = host;
    host.getSourceFile = (file, target, ...rest) => {
      const draft = drafts.get(file);
      if (draft !== undefined) return ts.createSourceFile(file, draft, target, true);
      if (!this.#sources.has(file)) this.#sources.set(file, getSourceFile(file, target, ...rest));
      return this.#sources.get(file);
    };
    return ts.createProgram(this.#config.fileNames, options, host);
  }
}

/** The projects of a folder: its tsconfig.json, and those that it refers to. */
export function openProjects(folder: string): Project[] {
  const file = join(resolve(folder), 'tsconfig.json');
  if (!ts.sys.fileExists(file)) throw new ProjectError(`${show(folder)} has no tsconfig.json`);
  return readConfigs(file).map((config) => new Project(config));
}

function readConfigs(file: string, seen = new Set<string>()): ts.ParsedCommandLine[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const failures: ts.Diagnostic[] = [];
  const config = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (failure) => failures.push(failure),
  });
  const references = config?.projectReferences ?? [];
  const [failure] = [...failures, ...(config?.errors ?? [])].filter(
    ({ code }) => code !== NO_INPUTS || references.length === 0,
  );
  if (!config || failure)
    throw new ProjectError(`${show(file)}: ${ts.flattenDiagnosticMessageText(failure?.messageText, ' ')}`);
  const referenced = references.map((reference) => ts.resolveProjectReferencePath(reference));
  return [config, ...referenced.flatMap((each) => readConfigs(each, seen))];
}

/** `files` is empty, or `include` matches nothing: allowed where other projects have the files. */
const NO_INPUTS = 18_003;

const show = (file: string): string => relative(process.cwd(), file) || '.';
