import ts from 'typescript';
import { CallReader } from './call-reader.ts';
import { createClientEdits, strategyRewrite } from './client.ts';
import { Declarations, isOfSdk } from './declarations.ts';
import { rangeOf, renameToken } from './edits.ts';
import type { Sdk, SdkCall } from './functions.ts';
import { specifierAt } from './imports.ts';
import { SDK_PACKAGE, type SdkExport, SdkModules } from './modules.ts';
import { AUTH, SDK_EXPORTS, UNKNOWN } from './notes.ts';
import { PropertyReader } from './property-reader.ts';
import type { Meaning, Use } from './use.ts';
import { mediaEdits } from './values.ts';

/** Finds the uses of the SDK in files of a project. */
export class SdkFinder {
  readonly #checker: ts.TypeChecker;
  readonly #declarations: Declarations;
  readonly #modules: SdkModules;
  readonly #sdk: Sdk;
  readonly #calls: CallReader;
  readonly #properties: PropertyReader;

  constructor(program: ts.Program, sdk: Sdk) {
    this.#checker = program.getTypeChecker();
    this.#declarations = new Declarations(this.#checker);
    this.#modules = new SdkModules(program, this.#declarations, sdk);
    this.#sdk = sdk;
    this.#calls = new CallReader(this.#checker, this.#modules, sdk);
    this.#properties = new PropertyReader(this.#checker, this.#modules);
  }

  find(file: ts.SourceFile): Use[] {
    const uses: Use[] = [];
    const visit = (node: ts.Node): void => {
      const meaning = this.#meaningOf(node);
      if (meaning) {
        const { inner: _inner, ...replacement } = meaning;
        uses.push({ file, start: node.getStart(file), ...replacement });
      }
      if (meaning?.inner) for (const each of meaning.inner) visit(each);
      else ts.forEachChild(node, visit);
    };
    visit(file);
    return uses;
  }

  #meaningOf(node: ts.Node): Meaning | undefined {
    if (ts.isCallExpression(node)) return this.#calls.read(node);
    if (ts.isQualifiedName(node)) return this.#readType(node);
    if (ts.isImportSpecifier(node)) return this.#readImport(node);
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) return this.#readName(node);
    return undefined;
  }

  #readType(node: ts.QualifiedName): Meaning | undefined {
    const found = this.#modules.exportAt(node.right);
    if (!found || !ts.isIdentifier(node.left)) return undefined;
    const name = `${found.module}.${found.name}`;
    const type = this.#sdk.typeOf(found.module, found.name);
    if (type === undefined) return { name, replacement: undefined, note: 'no type of this name', inner: [] };
    const other = this.#checker.resolveName(type, node, ts.SymbolFlags.Type | ts.SymbolFlags.Value, true);
    const as = other ? `Store${type}` : undefined;
    return {
      name,
      replacement: type,
      edits: [{ ...rangeOf(node), text: as ?? type }],
      needs: [{ name: type, from: 'storewire', isType: true, ...(as && { as }) }],
      inner: [],
    };
  }

  #readName(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    const specifier = specifierAt(node, this.#checker);
    if (specifier && moduleOf(specifier) === SDK_PACKAGE) return this.#readExport(node, specifier);
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      const bound = this.#modules.boundAt(parent);
      if (bound?.call) return this.#readBound(node, bound);
      return this.#properties.readProperty(node);
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const found = this.#modules.exportAt(node);
      if (found?.call) return passedOn(found.call);
      return this.#readEnumeration(node) ?? this.#readMember(node) ?? readError(node);
    }
    if (ts.isPropertyAssignment(parent) && parent.name === node) return this.#properties.readProperty(node);
    return undefined;
  }

  /** A name of the SDK itself. Where it is not changed, its import is listed. */
  #readExport(node: ts.Identifier, specifier: ts.ImportSpecifier): Meaning | undefined {
    const exported = (specifier.propertyName ?? specifier.name).text;
    if (exported === 'createClient') {
      const edits = createClientEdits(node, this.#modules);
      const needs = [{ name: 'createClient', from: 'storewire' }];
      const note = edits ? undefined : 'the contract does not have all of its modules';
      return { name: exported, replacement: 'createClient of storewire', note, edits, needs };
    }
    const rewrite = strategyRewrite(node, exported);
    if (rewrite) return { name: exported, ...rewrite };
    const known = SDK_EXPORTS.get(exported);
    if (exported === 'media' && ts.isPropertyAccessExpression(node.parent)) return undefined;
    return { name: exported, replacement: known?.replacement, note: known?.note };
  }

  #readBound(node: ts.Identifier, { call }: SdkExport): Meaning | undefined {
    if (!call || call.name === node.text) return undefined;
    return {
      name: call.sdk.function,
      replacement: call.id,
      edits: [renameToken(node, node.text, call.name)],
    };
  }

  #readEnumeration(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    const symbol = this.#checker.getSymbolAtLocation(node);
    const member = symbol?.valueDeclaration;
    if (!member || !ts.isEnumMember(member) || !this.#modules.declares(symbol)) return undefined;
    const value = this.#checker.getConstantValue(member);
    if (typeof value !== 'string') return undefined;
    const text = `'${value}'`;
    return { name: parent.getText(), replacement: text, edits: [{ ...rangeOf(parent), text }] };
  }

  /** A property of an object that the SDK has returned, or of its client. */
  #readMember(node: ts.Identifier): Meaning | undefined {
    if (this.#modules.isOwn(node)) {
      const { parent } = node;
      const owner = ts.isPropertyAccessExpression(parent) ? parent.expression : node;
      if (owner.getText().endsWith('.auth')) {
        const { replacement, note } = AUTH.get(node.text) ?? { replacement: undefined };
        return { name: `auth.${node.text}`, replacement, note };
      }
      if (specifierOfExpression(owner, this.#checker) === 'media') {
        const media = mediaEdits(node);
        const name = `media.${node.text}`;
        if (!media) return { name, ...SDK_EXPORTS.get('media'), replacement: 'storewire/media' };
        const needs = [{ name: media.name, from: 'storewire/media' }];
        return { name, replacement: `${media.name} of storewire/media`, edits: media.edits, needs };
      }
      return undefined;
    }
    return this.#properties.readProperty(node) ?? this.#properties.readPage(node);
  }

  /** An imported name that no place uses, or of a package that the contract does not have. */
  #readImport(specifier: ts.ImportSpecifier): Meaning | undefined {
    const module = moduleOf(specifier);
    if (!isOfSdk(module) || module === SDK_PACKAGE) return undefined;
    const name = (specifier.propertyName ?? specifier.name).text;
    if (this.#sdk.packages.has(module) && this.#sdk.servicesOf(name).length > 0) return undefined;
    return {
      name: `${name} of ${module}`,
      replacement: undefined,
      note: UNKNOWN,
    };
  }
}

/** `error.details.applicationError`, which no type describes. */
function readError({ text, parent }: ts.Identifier): Meaning | undefined {
  const isOfDetails =
    ts.isPropertyAccessExpression(parent) && /\bdetails\??$/.test(parent.expression.getText());
  if (text !== 'applicationError' || !isOfDetails) return undefined;
  return { name: 'details.applicationError', replacement: 'code and data of a StoreError' };
}

const passedOn = ({ id, sdk }: SdkCall): Meaning => ({
  name: sdk.function,
  replacement: id,
  note: 'passed as a value: it takes one object, and returns the response',
});

const moduleOf = (specifier: ts.ImportSpecifier): string => {
  const { moduleSpecifier } = specifier.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
};

/** The name under which `@wix/sdk` exports what an expression is. */
function specifierOfExpression(expression: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const specifier = ts.isIdentifier(expression) ? specifierAt(expression, checker) : undefined;
  return specifier && moduleOf(specifier) === SDK_PACKAGE
    ? (specifier.propertyName ?? specifier.name).text
    : undefined;
}
