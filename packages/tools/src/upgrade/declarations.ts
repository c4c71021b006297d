import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Whether a package belongs to the SDK. */
export const isOfSdk = (packageName: string): boolean => packageName.startsWith('@wix/');

/** Finds where the SDK declares a symbol. */
export class Declarations {
  readonly #checker: ts.TypeChecker;
  readonly #folders = new Map<string, string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** What a symbol refers to, through imports and exports under any name. */
  targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Whether a file belongs to the SDK, built or as a source. */
  isInPackage(file: string): boolean {
    return isOfSdk(this.packageOf(file));
  }

  /** The name of the package that has a file; empty for a file outside of packages. */
  packageOf(file: string): string {
    return this.#packageOfFolder(dirname(file));
  }

  #packageOfFolder(folder: string): string {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const manifest = ts.sys.readFile(join(folder, 'package.json'));
    const parent = dirname(folder);
    // a package.json without a name marks the module format of a folder
    const name = manifest && (ts.parseConfigFileTextToJson('', manifest).config as { name?: string })?.name;
    const found = name || (parent === folder ? '' : this.#packageOfFolder(parent));
    this.#folders.set(folder, found);
    return found;
  }
}
