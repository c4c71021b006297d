import ts from 'typescript';
import type { Declarations, Name } from '../declarations.ts';
import { type Edit, fieldEdits, renameToken } from '../edits.ts';
import { specifierAt } from '../imports.ts';
import type { NeededImport, Use } from '../use.ts';
import { checkoutToCart } from './redirect.ts';
import {
  CHECKOUT_OF_CART,
  CODES,
  FIELDS,
  HAND_WRITTEN,
  LOWERING_CALLS,
  OTHER_CALLS,
  SAME_CALLS,
  TYPES,
} from './replacements.ts';
import type { Retired, RetiredCall } from './retired.ts';

/** A place where a project uses version 1. */
export interface CartUse extends Use {
  /** The top-level statement that contains it. */
  statement: ts.Statement;
  /** The import or export under another name that it depends on. */
  alias: ts.Statement | undefined;
  kind: UseKind;
  /** Whether code reads the cart that a call returns after it may have lowered a quantity. */
  isLoweredCartRead: boolean;
}

/** A type or a property is changed only together with a call. */
export type UseKind = 'call' | 'type' | 'code';

/** What a place means in version 2. */
interface Meaning {
  kind: UseKind;
  name: string;
  replacement: string | undefined;
  note?: string | undefined;
  edits?: readonly Edit[] | undefined;
  isLoweredCartRead?: boolean;
}

/** Finds the uses in files of a project. */
export class UseFinder {
  readonly #checker: ts.TypeChecker;
  readonly #declarations: Declarations;
  readonly #retired: Retired;

  constructor(checker: ts.TypeChecker, declarations: Declarations, retired: Retired) {
    this.#checker = checker;
    this.#declarations = declarations;
    this.#retired = retired;
  }

  find(file: ts.SourceFile): CartUse[] {
    if (this.#declarations.isInPackage(file.fileName)) return [];
    return file.statements.flatMap((statement) => {
      const uses: CartUse[] = [];
      const visit = (node: ts.Node): void => {
        const meaning = this.#meaningOf(node);
        if (meaning) {
          const alias = ts.isIdentifier(node) ? this.#declarations.aliasOf(node) : undefined;
          const { kind, name, replacement, note, edits, isLoweredCartRead = false } = meaning;
          const start = node.getStart(file);
          uses.push({
            file,
            statement,
            start,
            kind,
            name,
            replacement,
            note,
            edits,
            needs: ts.isIdentifier(node) ? this.#needsOf(node) : [],
            alias,
            isLoweredCartRead,
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(statement);
      // it may compare the quantity with the one that it has requested
      const readsQuantity = uses.some(({ name }) => name.endsWith('LineItem.quantity'));
      return readsQuantity
        ? uses.map((use) => (use.isLoweredCartRead ? { ...use, edits: undefined } : use))
        : uses;
    });
  }

  /** The name of version 2 that replaces an imported one. An import under another name is changed itself. */
  #needsOf(node: ts.Identifier): NeededImport[] {
    const specifier = specifierAt(node, this.#checker);
    const module = specifier?.parent.parent.parent.moduleSpecifier;
    if (!specifier || specifier.propertyName || !module || !ts.isStringLiteral(module)) return [];
    const isType = specifier.isTypeOnly || specifier.parent.parent.isTypeOnly;
    return this.#declarations.namesAt(specifier.name).flatMap((path) => {
      const name = path.length === 1 ? this.#renamed(path[0] ?? '') : undefined;
      return name === undefined ? [] : [{ name, from: module.text, isType }];
    });
  }

  #meaningOf(node: ts.Node): Meaning | undefined {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      if (ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return undefined;
      // an import is listed where it is used, unless it introduces another name
      if (ts.isImportSpecifier(parent) && parent.propertyName !== node) return undefined;
      if (ts.isExportSpecifier(parent) && node !== (parent.propertyName ?? parent.name)) return undefined;
    } else if (!ts.isStringLiteralLike(node)) return undefined;
    return this.#codeAt(node) ?? this.#pathAt(node) ?? this.#declaredAt(node);
  }

  #declaredAt(node: Name): Meaning | undefined {
    for (const path of this.#namesAt(node)) {
      const meaning = this.#readName(node, path);
      if (meaning) return meaning;
    }
    return undefined;
  }

  #namesAt(node: Name): string[][] {
    return this.#isServiceOfType(node) ? [['ServiceMethods', node.text]] : this.#declarations.namesAt(node);
  }

  /** `'currentCart'` in `ServiceCalls<'currentCart'>`. */
  #isServiceOfType({ parent }: Name): boolean {
    if (!ts.isLiteralTypeNode(parent) || !ts.isTypeReferenceNode(parent.parent)) return false;
    const symbol = this.#checker.getSymbolAtLocation(parent.parent.typeName);
    return this.#declarations.namesOf(symbol).some(([name]) => name === 'ServiceCalls');
  }

  #readName(node: Name, path: string[]): Meaning | undefined {
    const [first = '', second = '', third] = path;
    if (path.length === 1) return this.#readExport(node, first);
    if (first === 'ServiceMethods') {
      const call = third === undefined ? undefined : this.#retired.calls.get(third);
      if (call) return this.#readCall(node, call);
      return third === undefined ? this.#readService(node, second) : undefined;
    }
    if (first === 'paths' && third !== undefined) return this.#readPath(node, second, third);
    return path.length === 2 && this.#retired.types.has(first)
      ? this.#readField(node, first, second)
      : undefined;
  }

  #readExport(node: Name, name: string): Meaning | undefined {
    const { calls, derived, types } = this.#retired;
    const call = calls.get(name);
    if (call) return this.#readCall(node, call);
    const made = derived.get(name);
    if (made) {
      const { old } = made.call;
      const isSame = SAME_CALLS.has(old.name) && made.replacement !== undefined && this.#isUsedHere(node);
      return {
        kind: 'call',
        name,
        replacement: made.replacement,
        note: this.#noteOf(node, old.name),
        edits: isSame ? [renameToken(node, name, made.replacement ?? '')] : undefined,
      };
    }
    if (HAND_WRITTEN.has(name)) return { kind: 'call', name, replacement: HAND_WRITTEN.get(name) };
    const type = name.replace(/(Request)?Schema$/, '');
    if (!types.has(type)) return undefined;
    const successor = this.#renamed(type);
    if (type !== name)
      return {
        kind: 'type',
        name,
        replacement: successor && `${successor}Schema`,
        note: 'accepts no data of version 1',
      };
    return {
      kind: 'type',
      name,
      replacement: successor,
      edits: successor === undefined ? undefined : [renameToken(node, name, successor)],
    };
  }

  /** The name of the export of version 2 that replaces an export. */
  #renamed(name: string): string | undefined {
    const { calls, derived, types, callTypes } = this.#retired;
    if (name === CHECKOUT_OF_CART.name) return calls.get(CHECKOUT_OF_CART.instead)?.successor?.name;
    const call = calls.get(name);
    if (call) return call.successor?.name;
    if (types.has(name)) return TYPES.get(name) ?? callTypes.get(name);
    return derived.get(name)?.replacement;
  }

  #readCall(node: Name, { old, successor }: RetiredCall): Meaning {
    const meaning = {
      kind: 'call' as const,
      name: old.id,
      replacement: successor?.id,
      note: this.#noteOf(node, old.name),
    };
    if (successor && SAME_CALLS.has(old.name) && this.#isUsedHere(node))
      return {
        ...meaning,
        edits: this.#renameCall(node, old, successor),
        isLoweredCartRead: LOWERING_CALLS.has(old.name) && isResultRead(node),
      };
    const instead = this.#retired.calls.get(CHECKOUT_OF_CART.instead)?.successor;
    const edits = old.name === CHECKOUT_OF_CART.name ? checkoutToCart(node, this.#declarations) : undefined;
    if (!edits || !instead) return meaning;
    return {
      ...meaning,
      replacement: instead.id,
      note: 'a cart is its own checkout',
      edits: [...edits, ...this.#renameCall(node, old, instead)],
    };
  }

  #noteOf(node: Name, call: string): string | undefined {
    if (SAME_CALLS.has(call) && !this.#isUsedHere(node))
      return 'passed as a value: what receives it may need version 1 as well';
    return SAME_CALLS.get(call) ?? OTHER_CALLS.get(call);
  }

  /**
   * Whether a call, a hook or a handler is called, imported or exported here, or passed to a function of the package.
   * Code that receives it otherwise, such as a list of allowed calls, may also need the one of version 1.
   */
  #isUsedHere(node: Name): boolean {
    const { parent } = node;
    if (
      ts.isImportSpecifier(parent) ||
      ts.isExportSpecifier(parent) ||
      ts.isBindingElement(parent) ||
      ts.isTypeQueryNode(parent)
    )
      return true;
    const isMember = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
    let expression: ts.Node = isMember ? parent : node;
    while (ts.isArrayLiteralExpression(expression.parent)) expression = expression.parent;
    const call = expression.parent;
    if (!ts.isCallExpression(call)) return false;
    if (call.expression === expression) return true;
    const { declaration } = this.#checker.getResolvedSignature(call) ?? {};
    return declaration !== undefined && this.#declarations.isInPackage(declaration.getSourceFile().fileName);
  }

  #renameCall(
    node: Name,
    old: RetiredCall['old'],
    { name, service }: Pick<RetiredCall['old'], 'name' | 'service'>,
  ): Edit[] {
    const owner = ownerOf(node);
    const isService =
      owner &&
      this.#declarations
        .namesAt(owner)
        .some(
          ([first, second, third]) =>
            first === 'ServiceMethods' && second === old.service && third === undefined,
        );
    const edits = [renameToken(node, old.name, name)];
    return isService && ts.isPropertyAccessExpression(owner.parent)
      ? [renameToken(owner, old.service, service), ...edits]
      : edits;
  }

  #readService(node: Name, service: string): Meaning | undefined {
    const replacement = this.#retired.services.get(service);
    if (replacement === undefined) return undefined;
    // listed with its call
    const access = ts.isPropertyAccessExpression(node.parent) ? node.parent.parent : undefined;
    if (
      access &&
      (ts.isPropertyAccessExpression(access) || ts.isElementAccessExpression(access)) &&
      access.expression === node.parent
    )
      return undefined;
    return { kind: 'call', name: service, replacement, edits: [renameToken(node, service, replacement)] };
  }

  #readField(node: Name, type: string, field: string): Meaning | undefined {
    const name = `${type}.${field}`;
    const target = FIELDS[type]?.[field];
    if (target === undefined) return this.#readOtherField(type, field);
    if (typeof target !== 'string') return { kind: 'type', name, replacement: target.see };
    return { kind: 'type', name, replacement: target, edits: fieldEdits(node, target.split('.')) };
  }

  #readOtherField(type: string, field: string): Meaning | undefined {
    const name = `${type}.${field}`;
    const ofResponse = FIELDS[type.replace(/Input$/, '')]?.[field];
    if (ofResponse !== undefined)
      return {
        kind: 'type',
        name,
        replacement: typeof ofResponse === 'string' ? ofResponse : ofResponse.see,
      };
    const successor = this.#renamed(type);
    // the properties of an input are listed with its call, those of a type without a successor with the type
    if (successor === undefined || this.#isInput(type)) return undefined;
    if (this.#retired.propertiesOf(successor).includes(field)) return undefined;
    return { kind: 'type', name, replacement: undefined };
  }

  #isInput = (type: string): boolean => this.#retired.callTypes.has(type) && type.endsWith('Input');

  /** A path of openapi-fetch, as the first argument of a method. */
  #pathAt(node: ts.Node): Meaning | undefined {
    if (!ts.isStringLiteralLike(node) || !node.text.startsWith('/')) return undefined;
    const call = node.parent;
    if (!ts.isCallExpression(call) || call.arguments[0] !== node) return undefined;
    const callee = call.expression;
    if (!ts.isPropertyAccessExpression(callee) || !this.#takesPaths(callee.expression)) return undefined;
    return this.#readPath(node, node.text, callee.name.text.toLowerCase());
  }

  #takesPaths(client: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(client);
    const own = isReference(type) ? this.#checker.getTypeArguments(type) : [];
    return [...(type.aliasTypeArguments ?? []), ...own].some((arg) =>
      this.#declarations.namesOf(arg.symbol).some(([name]) => name === 'paths'),
    );
  }

  #readPath(node: Name, path: string, method: string): Meaning | undefined {
    const call = [...this.#retired.calls.values()].find(
      ({ old }) => old.wirePath === path && old.method.toLowerCase() === method,
    );
    if (!call) return undefined;
    const { old, successor } = call;
    const isSame = successor && SAME_CALLS.has(old.name) && successor.method === old.method;
    return {
      kind: 'call',
      name: `${method.toUpperCase()} ${path}`,
      replacement: successor && `${successor.method.toUpperCase()} ${successor.wirePath}`,
      note: SAME_CALLS.get(old.name) ?? OTHER_CALLS.get(old.name),
      edits:
        isSame && ts.isStringLiteralLike(node) ? [renameToken(node, path, successor.wirePath)] : undefined,
    };
  }

  /** An error code that is compared with the code of an error. */
  #codeAt(node: ts.Node): Meaning | undefined {
    if (!ts.isStringLiteralLike(node) || !this.#retired.codes.has(node.text)) return undefined;
    const { parent } = node;
    const other = ts.isBinaryExpression(parent)
      ? [parent.left, parent.right].find((side) => side !== node)
      : ts.isCaseClause(parent) && parent.parent.parent.expression;
    if (!other || !this.#isErrorCode(other)) return undefined;
    return { kind: 'code', name: node.text, replacement: CODES.get(node.text) };
  }

  #isErrorCode(expression: ts.Expression): boolean {
    const symbol = this.#checker.getSymbolAtLocation(
      ts.isPropertyAccessExpression(expression) ? expression.name : expression,
    );
    const [declaration] = symbol?.declarations ?? [];
    const paths =
      declaration && ts.isBindingElement(declaration) && ts.isIdentifier(declaration.name)
        ? this.#declarations.boundAt(declaration)
        : this.#declarations.namesOf(symbol);
    return paths.some(([type, field]) => type?.startsWith('StoreError') && field === 'code');
  }
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;

/** Whether the response of a call is assigned, or a property of it is read. */
function isResultRead(node: Name): boolean {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  let result = callee.parent;
  while (ts.isAwaitExpression(result.parent) || ts.isParenthesizedExpression(result.parent))
    result = result.parent;
  return ts.isVariableDeclaration(result.parent) || ts.isPropertyAccessExpression(result.parent);
}

/** What a property is read from, if that is a property itself: `currentCart` in `client.currentCart.getCurrentCart`. */
function ownerOf(node: ts.Node): ts.Identifier | undefined {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return undefined;
  const { expression } = access;
  return ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.name)
    ? expression.name
    : undefined;
}
