import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A project that cannot be read. The message contains all that a person needs. */
export class ProjectError extends Error {
  override name = 'ProjectError';
}

/** Texts of files that are not written yet, for all projects of a folder. */
export type Drafts = Map<string, string>;

/** The files of a tsconfig.json, and the language service over them. */
export class Project {
  readonly files: readonly string[];
  readonly #service: ts.LanguageService;

  constructor({ fileNames, options }: ts.ParsedCommandLine, drafts: Drafts, registry: ts.DocumentRegistry) {
    this.files = fileNames.filter((file) => !/\.d\.[cm]?ts$/.test(file));
    const readText = (file: string): string | undefined => drafts.get(file) ?? ts.sys.readFile(file);
    const versions = new Map<string, { text: string | undefined; version: number }>();
    this.#service = ts.createLanguageService(
      {
        getCompilationSettings: () => ({ ...options, noEmit: true, incremental: false }),
        getScriptFileNames: () => fileNames,
        getScriptVersion: (file) => {
          const text = drafts.get(file);
          const last = versions.get(file);
          const version = !last || last.text === text ? (last?.version ?? 0) : last.version + 1;
          versions.set(file, { text, version });
          return String(version);
        },
        getScriptSnapshot: (file) => {
          const text = readText(file);
          return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
        },
        getCurrentDirectory: () => dirname(String(options['configFilePath'] ?? '')),
        getDefaultLibFileName: ts.getDefaultLibFilePath,
        fileExists: ts.sys.fileExists,
        readFile: readText,
        readDirectory: ts.sys.readDirectory,
        directoryExists: ts.sys.directoryExists,
        getDirectories: ts.sys.getDirectories,
        ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
      },
      registry,
    );
  }

  /** The program of the current drafts. */
  get program(): ts.Program {
    const program = this.#service.getProgram();
    if (!program) throw new Error('The language service has no program');
    return program;
  }

  /** What does not compile in a file. */
  errorsOf(file: string): ts.Diagnostic[] {
    const found = [
      ...this.#service.getSyntacticDiagnostics(file),
      ...this.#service.getSemanticDiagnostics(file),
    ];
    return found.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  }
}

/** The projects of a folder: its tsconfig.json, and those that it refers to. */
export function openProjects(folder: string, drafts: Drafts): Project[] {
  const file = join(resolve(folder), 'tsconfig.json');
  if (!ts.sys.fileExists(file)) throw new ProjectError(`${show(folder)} has no tsconfig.json`);
  const registry = ts.createDocumentRegistry();
  return readConfigs(file).map((config) => new Project(config, drafts, registry));
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
