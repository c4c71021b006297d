import ts from 'typescript';
import type { Declarations } from './declarations.ts';
import type { Sdk, SdkCall } from './functions.ts';
import { importedSymbol } from './imports.ts';

/** The package that has the client of the SDK and its strategies. */
export const SDK_PACKAGE = '@wix/sdk';

/** Something that a module of the SDK exports. */
export interface SdkExport {
  module: string;
  name: string;
  /** The call, if it is a function that the contract has. */
  call: SdkCall | undefined;
}

/** The modules of the SDK that a program imports: `products` of `@wix/stores`. */
export class SdkModules {
  readonly #checker: ts.TypeChecker;
  readonly #declarations: Declarations;
  readonly #exports = new Map<ts.Declaration, SdkExport>();
  readonly #names = new Map<ts.Symbol, string>();
  /** The packages that declare the known modules. */
  readonly #packages = new Set<string>();

  constructor(program: ts.Program, declarations: Declarations, sdk: Sdk) {
    this.#checker = program.getTypeChecker();
    this.#declarations = declarations;
    const specifiers = program
      .getSourceFiles()
      .filter(({ fileName }) => !declarations.isInPackage(fileName))
      .flatMap((file) => file.statements.flatMap(moduleSpecifierOf));
    const packages = new Map(specifiers.map((specifier) => [specifier.text, specifier]));
    for (const [name, specifier] of packages)
      if (sdk.packages.has(name)) this.#readPackage(name, specifier, sdk);
  }

  #readPackage(packageName: string, specifier: ts.Expression, sdk: Sdk): void {
    const root = this.#checker.getSymbolAtLocation(specifier);
    for (const exported of root ? this.#checker.getExportsOfModule(root) : []) {
      const module = exported.name;
      if (sdk.servicesOf(module).length === 0) continue;
      const symbol = this.#declarations.targetOf(exported);
      this.#names.set(symbol, module);
      for (const one of this.#checker.getExportsOfModule(symbol)) {
        const call = sdk.calls.get(`${packageName} ${module}.${one.name}`);
        const target = this.#declarations.targetOf(one);
        for (const declaration of [...(one.declarations ?? []), ...(target.declarations ?? [])]) {
          this.#exports.set(declaration, { module, name: one.name, call });
          this.#packages.add(this.#declarations.packageOf(declaration.getSourceFile().fileName));
        }
      }
    }
  }

  /** The module that an identifier imports. */
  moduleAt(node: ts.Node): string | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node);
    return symbol && this.#names.get(this.#declarations.targetOf(symbol));
  }

  /** What an identifier refers to, directly or as an element of a pattern. */
  exportAt(node: ts.Node): SdkExport | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    const [declaration] = symbol?.declarations ?? [];
    if (declaration && ts.isBindingElement(declaration)) return this.boundAt(declaration);
    return this.#find(symbol);
  }

  /** What an element of a pattern reads. */
  boundAt(element: ts.BindingElement): SdkExport | undefined {
    const key = element.propertyName ?? element.name;
    if (!ts.isIdentifier(key) || !ts.isObjectBindingPattern(element.parent)) return undefined;
    const type = this.#checker.getTypeAtLocation(element.parent);
    return this.#find(this.#checker.getPropertyOfType(type, key.text));
  }

  /** Whether a symbol is declared by a package of a known module. */
  declares(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some((declaration) =>
      this.#packages.has(this.#declarations.packageOf(declaration.getSourceFile().fileName)),
    );
  }

  /** Whether `@wix/sdk` declares what an identifier refers to. */
  isOwn(node: ts.Identifier): boolean {
    const symbol = importedSymbol(node, this.#checker);
    const [declaration] = (symbol && this.#declarations.targetOf(symbol).declarations) ?? [];
    return (
      declaration !== undefined &&
      this.#declarations.packageOf(declaration.getSourceFile().fileName) === SDK_PACKAGE
    );
  }

  #find(symbol: ts.Symbol | undefined): SdkExport | undefined {
    if (!symbol) return undefined;
    const declarations = [
      ...(symbol.declarations ?? []),
      ...(this.#declarations.targetOf(symbol).declarations ?? []),
    ];
    for (const declaration of declarations) {
      const found = this.#exports.get(declaration);
      if (found) return found;
    }
    return undefined;
  }
}

function moduleSpecifierOf(statement: ts.Statement): ts.StringLiteral[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier] : [];
}
