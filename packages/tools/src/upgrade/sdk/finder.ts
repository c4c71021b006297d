import ts from 'typescript';
import { Declarations } from '../declarations.ts';
import { type Edit, rangeOf, renameToken } from '../edits.ts';
import { importedSymbol, quoteOf, specifierAt } from '../imports.ts';
import type { NeededImport, Use } from '../use.ts';
import { argumentEdits, boundsOf, resultEdits } from './calls.ts';
import { createClientEdits, servicesIn, strategyRewrite, useRewrite } from './client.ts';
import type { Sdk, SdkCall } from './functions.ts';
import { type SdkExport, SdkModules } from './modules.ts';
import { AUTH, SDK_EXPORTS } from './notes.ts';
import { readQuery } from './queries.ts';
import { mediaEdits, pageEdits, propertyEdits } from './values.ts';

const PACKAGE = '@wix/sdk';

/** Whether a package belongs to the SDK. */
export const isOfSdk = (packageName: string): boolean => packageName.startsWith('@wix/');

const UNKNOWN = 'not in the contract; keep a client of the SDK for it';
const SEVERAL = 'its functions belong to several services';

/** What a place is replaced by. */
interface Meaning {
  name: string;
  replacement: string | undefined;
  note?: string | undefined;
  edits?: readonly Edit[] | undefined;
  needs?: readonly NeededImport[];
  /** The parts of the node that may have uses themselves. All by default. */
  inner?: readonly ts.Node[];
}

/** Finds the uses of the SDK in files of a project. */
export class SdkFinder {
  readonly #checker: ts.TypeChecker;
  readonly #declarations: Declarations;
  readonly #modules: SdkModules;
  readonly #sdk: Sdk;

  constructor(program: ts.Program, sdk: Sdk) {
    this.#checker = program.getTypeChecker();
    this.#declarations = new Declarations(this.#checker, isOfSdk);
    this.#modules = new SdkModules(program, this.#declarations, sdk);
    this.#sdk = sdk;
  }

  find(file: ts.SourceFile): Use[] {
    const uses: Use[] = [];
    const visit = (node: ts.Node): void => {
      const meaning = this.#meaningOf(node);
      if (meaning) {
        const { name, replacement, note, edits, needs = [] } = meaning;
        uses.push({ file, start: node.getStart(file), name, replacement, note, edits, needs });
      }
      if (meaning?.inner) for (const each of meaning.inner) visit(each);
      else ts.forEachChild(node, visit);
    };
    visit(file);
    return uses;
  }

  #meaningOf(node: ts.Node): Meaning | undefined {
    if (ts.isCallExpression(node)) return this.#readCall(node);
    if (ts.isQualifiedName(node)) return this.#readType(node);
    if (ts.isImportSpecifier(node)) return this.#readImport(node);
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) return this.#readName(node);
    return undefined;
  }

  #readCall(call: ts.CallExpression): Meaning | undefined {
    const { expression: callee } = call;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    if (!ts.isIdentifier(name)) return undefined;
    if (name.text === 'use' && this.#isOf(name, PACKAGE)) return this.#readUse(call);
    const found = this.#modules.exportAt(name);
    if (!found?.call) return undefined;
    return this.#readFunction(call, name, found.call);
  }

  #readUse(call: ts.CallExpression): Meaning {
    const rewrite = useRewrite(call, this.#modules, this.#sdk.servicesOf);
    const name = 'client.use()';
    if (rewrite) return { name, ...rewrite };
    const [module] = call.arguments;
    const isKnown = module && this.#modules.moduleAt(module) !== undefined;
    return {
      name,
      replacement: isKnown ? 'a service of the client' : undefined,
      note: isKnown ? SEVERAL : UNKNOWN,
    };
  }

  #readFunction(call: ts.CallExpression, name: ts.Identifier, sdkCall: SdkCall): Meaning {
    const { expression: callee } = call;
    const owner = ts.isPropertyAccessExpression(callee) ? callee.expression : undefined;
    const inner = [owner ?? callee, ...call.arguments];
    const meaning = { name: sdkCall.sdk.function, replacement: sdkCall.id, inner };
    if (owner && this.#modules.moduleAt(owner) !== undefined)
      return { ...meaning, note: 'called without a client; pass one' };
    if (sdkCall.paging && this.#isQuery(call)) return this.#readQuery(call, owner, sdkCall);
    const args = argumentEdits(call, sdkCall);
    if (!args) return { ...meaning, note: 'the arguments become one object' };
    const { returns } = sdkCall.sdk;
    const result = returns === undefined ? [] : resultEdits(call, returns);
    const edits = [...result, ...(owner ? this.#renameFunction(name, owner, sdkCall) : []), ...args];
    return { ...meaning, edits };
  }

  /** `client.checkout.removeCoupon` as `client.checkouts.removeCheckoutCoupon`. */
  #renameFunction(name: ts.Identifier, owner: ts.Expression, call: SdkCall): Edit[] {
    const service = ts.isPropertyAccessExpression(owner) ? owner.name : undefined;
    return [
      ...(service && service.text !== call.service ? [{ ...boundsOf(service), text: call.service }] : []),
      ...(name.text === call.name ? [] : [renameToken(name, name.text, call.name)]),
    ];
  }

  /** Whether a call without a query returns the start of one. */
  #isQuery(call: ts.CallExpression): boolean {
    return this.#checker.getPropertyOfType(this.#checker.getTypeAtLocation(call), 'find') !== undefined;
  }

  #readQuery(call: ts.CallExpression, owner: ts.Expression | undefined, sdkCall: SdkCall): Meaning {
    const pages = `${sdkCall.name}Pages`;
    const [input = 'query', paging = 'paging'] = sdkCall.paging?.request.split('.') ?? [];
    const query = readQuery(call, paging, this.#checker);
    const note =
      'write filter, sort and paging as an object; and, or and not of storewire/queries combine filters';
    const inner = [owner ?? call.expression, ...call.arguments];
    const meaning = { name: sdkCall.sdk.function, replacement: `${pages} of storewire/paging`, note, inner };
    if (!query?.object) return meaning;
    const object = query.object.length === 1 ? [] : [`{ ${input}: `, ...query.object, ' }'];
    const client = owner && ts.isPropertyAccessExpression(owner) ? owner.expression : undefined;
    if (client) {
      const text = [`${pages}(`, rangeOf(client), ...(object.length > 0 ? [', ', ...object] : []), ')'];
      return {
        ...meaning,
        note: undefined,
        edits: [{ ...boundsOf(query.end), text }],
        needs: [{ name: pages, from: 'storewire/paging' }],
        inner: [client, ...query.kept],
      };
    }
    const key = itemsKey(query.end);
    const items = sdkCall.paging?.items ?? '';
    if (!key || owner) return meaning;
    const text = [rangeOf(call.expression), '(', ...object, ')'];
    return {
      ...meaning,
      replacement: sdkCall.id,
      note: undefined,
      edits: [
        { ...boundsOf(query.end), text },
        { ...boundsOf(key), text: `${items}: items = []` },
      ],
      inner: [call.expression, ...query.kept],
    };
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
      edits: [{ ...boundsOf(node), text: as ?? type }],
      needs: [{ name: type, from: 'storewire', isType: true, ...(as && { as }) }],
      inner: [],
    };
  }

  #readName(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    const specifier = specifierAt(node, this.#checker);
    if (specifier && moduleOf(specifier) === PACKAGE) return this.#readExport(node, specifier);
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      const bound = this.#modules.boundAt(parent);
      if (bound?.call) return this.#readBound(node, bound);
      return this.#readBoundService(node, parent) ?? this.#readProperty(node);
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const found = this.#modules.exportAt(node);
      if (found?.call) return passedOn(found.call);
      return this.#readEnumeration(node) ?? this.#readMember(node) ?? readError(node);
    }
    if (ts.isPropertyAssignment(parent) && parent.name === node) return this.#readProperty(node);
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

  /** `checkout` in `{ checkout: { getCheckout } }`. */
  #readBoundService(node: ts.Identifier, { name: pattern }: ts.BindingElement): Meaning | undefined {
    if (!ts.isObjectBindingPattern(pattern)) return undefined;
    const [service, ...others] = servicesIn(pattern, this.#modules);
    if (!service || service === node.text) return undefined;
    if (others.length > 0) return { name: node.text, replacement: undefined, note: SEVERAL };
    return { name: node.text, replacement: service, edits: [{ ...boundsOf(node), text: service }] };
  }

  #readEnumeration(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    const symbol = this.#checker.getSymbolAtLocation(node);
    const member = symbol?.valueDeclaration;
    if (!member || !ts.isEnumMember(member) || !this.#modules.declares(symbol)) return undefined;
    const value = this.#checker.getConstantValue(member);
    if (typeof value !== 'string') return undefined;
    const quote = quoteOf(node.getSourceFile());
    const text = `${quote}${value}${quote}`;
    return { name: parent.getText(), replacement: text, edits: [{ ...boundsOf(parent), text }] };
  }

  /** A property of an object that the SDK has returned, or of its client. */
  #readMember(node: ts.Identifier): Meaning | undefined {
    if (this.#isOf(node, PACKAGE)) {
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
    return this.#readProperty(node) ?? this.#readPage(node);
  }

  #readPage(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    if (!ts.isPropertyAccessExpression(parent)) return undefined;
    const type = this.#checker.getTypeAtLocation(parent.expression);
    const isPage = this.#modules.declares(this.#checker.getPropertyOfType(type, 'hasNext'));
    const page = isPage ? pageEdits(node) : undefined;
    return page && { name: `${node.text} of a page`, replacement: page.name, edits: page.edits };
  }

  /** `_id`, `_createdDate`, `_updatedDate`, and dates. */
  #readProperty(node: ts.Identifier): Meaning | undefined {
    const symbol = this.#propertyAt(node);
    if (!symbol || !this.#modules.declares(symbol)) return undefined;
    const isDate = this.#isDate(symbol, node);
    const edits = propertyEdits(node, isDate);
    if (edits?.length === 0) return undefined;
    const [path = [node.text]] = this.#declarations.namesOf(symbol);
    const name = path.join('.');
    if (!edits) return { name, replacement: 'dateFromWire of storewire/wire', note: 'dates are strings' };
    const needs =
      edits.some(({ text }) => typeof text !== 'string') && isDate
        ? [{ name: 'dateFromWire', from: 'storewire/wire' }]
        : [];
    const replacement = needs.length > 0 ? 'a string, read with dateFromWire' : node.text.replace('_', '');
    return { name, replacement, edits, needs };
  }

  #propertyAt(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    if (ts.isBindingElement(parent)) {
      if (!ts.isObjectBindingPattern(parent.parent)) return undefined;
      return this.#checker.getPropertyOfType(this.#checker.getTypeAtLocation(parent.parent), node.text);
    }
    if (ts.isPropertyAssignment(parent)) {
      const type = this.#checker.getContextualType(parent.parent);
      const parts = type?.isUnion() ? type.types : type ? [type] : [];
      return parts
        .map((part) => this.#checker.getPropertyOfType(part, node.text))
        .find((each) => each !== undefined);
    }
    return this.#checker.getSymbolAtLocation(node);
  }

  #isDate(symbol: ts.Symbol, node: ts.Node): boolean {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbolAtLocation(symbol, node));
    return type.symbol?.name === 'Date';
  }

  /** An imported name that no place uses, or of a package that the contract does not have. */
  #readImport(specifier: ts.ImportSpecifier): Meaning | undefined {
    const module = moduleOf(specifier);
    if (!isOfSdk(module) || module === PACKAGE) return undefined;
    const name = (specifier.propertyName ?? specifier.name).text;
    if (this.#sdk.packages.has(module) && this.#sdk.servicesOf(name).length > 0) return undefined;
    return {
      name: `${name} of ${module}`,
      replacement: undefined,
      note: UNKNOWN,
    };
  }

  /** Whether a package declares what an identifier refers to. */
  #isOf(node: ts.Identifier, packageName: string): boolean {
    const symbol = importedSymbol(node, this.#checker);
    const [declaration] = (symbol && this.#declarations.targetOf(symbol).declarations) ?? [];
    return (
      declaration !== undefined &&
      this.#declarations.packageOf(declaration.getSourceFile().fileName) === packageName
    );
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

/** `items` in `const { items } = await ….find()`. */
function itemsKey(end: ts.CallExpression): ts.Identifier | undefined {
  const declaration = ts.isAwaitExpression(end.parent) ? end.parent.parent : undefined;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name))
    return undefined;
  const [element, ...others] = declaration.name.elements;
  if (!element || others.length > 0 || element.propertyName || !ts.isIdentifier(element.name))
    return undefined;
  return element.name.text === 'items' ? element.name : undefined;
}

const moduleOf = (specifier: ts.ImportSpecifier): string => {
  const { moduleSpecifier } = specifier.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
};

/** The name under which `@wix/sdk` exports what an expression is. */
function specifierOfExpression(expression: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const specifier = ts.isIdentifier(expression) ? specifierAt(expression, checker) : undefined;
  return specifier && moduleOf(specifier) === PACKAGE
    ? (specifier.propertyName ?? specifier.name).text
    : undefined;
}
