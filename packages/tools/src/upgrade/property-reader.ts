import ts from 'typescript';
import type { SdkModules } from './modules.ts';
import type { Meaning } from './use.ts';
import { pageEdits, propertyEdits } from './values.ts';

/** Reads properties of what the SDK returns. */
export class PropertyReader {
  readonly #checker: ts.TypeChecker;
  readonly #modules: SdkModules;

  constructor(checker: ts.TypeChecker, modules: SdkModules) {
    this.#checker = checker;
    this.#modules = modules;
  }

  readPage(node: ts.Identifier): Meaning | undefined {
    const { parent } = node;
    if (!ts.isPropertyAccessExpression(parent)) return undefined;
    const type = this.#checker.getTypeAtLocation(parent.expression);
    const isPage = this.#modules.declares(this.#checker.getPropertyOfType(type, 'hasNext'));
    const page = isPage ? pageEdits(node) : undefined;
    return page && { name: `${node.text} of a page`, replacement: page.name, edits: page.edits };
  }

  /** `_id`, `_createdDate`, `_updatedDate`, and dates. */
  readProperty(node: ts.Identifier): Meaning | undefined {
    const symbol = this.#propertyAt(node);
    if (!symbol || !this.#modules.declares(symbol)) return undefined;
    const isDate = this.#isDate(symbol, node);
    const edits = propertyEdits(node, isDate);
    if (edits?.length === 0) return undefined;
    const name = node.text;
    if (!edits) return { name, replacement: 'dateFromWire of storewire/media', note: 'dates are strings' };
    const needs =
      edits.some(({ text }) => typeof text !== 'string') && isDate
        ? [{ name: 'dateFromWire', from: 'storewire/media' }]
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
}
