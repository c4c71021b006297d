import ts from 'typescript';
import { argumentEdits, resultEdits } from './calls.ts';
import { useRewrite } from './client.ts';
import { type Edit, rangeOf, renameToken } from './edits.ts';
import type { Sdk, SdkCall } from './functions.ts';
import type { SdkModules } from './modules.ts';
import { SEVERAL, UNKNOWN } from './notes.ts';
import { readQuery } from './queries.ts';
import type { Meaning } from './use.ts';

/** Reads calls of functions of the SDK, and of its client. */
export class CallReader {
  readonly #checker: ts.TypeChecker;
  readonly #modules: SdkModules;
  readonly #sdk: Sdk;

  constructor(checker: ts.TypeChecker, modules: SdkModules, sdk: Sdk) {
    this.#checker = checker;
    this.#modules = modules;
    this.#sdk = sdk;
  }

  read(call: ts.CallExpression): Meaning | undefined {
    const { expression: callee } = call;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    if (!ts.isIdentifier(name)) return undefined;
    if (name.text === 'use' && this.#modules.isOwn(name)) return this.#readUse(call);
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
      ...(service && service.text !== call.service ? [{ ...rangeOf(service), text: call.service }] : []),
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
    const note = 'write filter, sort and paging as an object; and, or and not combine filters';
    const inner = [owner ?? call.expression, ...call.arguments];
    const meaning = {
      name: sdkCall.sdk.function,
      replacement: `${pages} of storewire/operations`,
      note,
      inner,
    };
    if (!query?.object) return meaning;
    const object = query.object.length === 1 ? [] : [`{ ${input}: `, ...query.object, ' }'];
    const client = owner && ts.isPropertyAccessExpression(owner) ? owner.expression : undefined;
    if (!client) return meaning;
    const text = [`${pages}(`, rangeOf(client), ...(object.length > 0 ? [', ', ...object] : []), ')'];
    return {
      ...meaning,
      note: undefined,
      edits: [{ ...rangeOf(query.end), text }],
      needs: [{ name: pages, from: 'storewire/operations' }],
      inner: [client, ...query.kept],
    };
  }
}
