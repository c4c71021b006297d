/** Rules for the keys of calls: what they mention exists, and belongs to a call like this. */
import type { OperationObject } from '../../description/openapi.ts';
import type { CheckedContract } from '../checked-contract.ts';

/** A write says what it makes stale, and what a second request does. */
export const writes = (contract: CheckedContract) =>
  contract.perCall(({ id, effect }) => {
    const operation: OperationObject = contract.operations.get(id) ?? {};
    return (['x-invalidates', 'x-repeat'] as const).flatMap((key) => {
      const isThere = operation[key] !== undefined;
      if (isThere === (effect === 'write')) return [];
      return isThere
        ? [{ message: `only a write has ${key}`, key }]
        : [{ message: `a write must have ${key}` }];
    });
  });

/** What selects the entities that a write changes must select some. */
export const writeFilters = (contract: CheckedContract) =>
  contract.perCall(({ effect, filters }) =>
    filters
      .filter(({ isRequired, needsCondition }) => effect === 'write' && !(isRequired && needsCondition))
      .map(({ path }) => ({
        message: `${path} selects what is changed: it must be required, with minProperties: 1`,
      })),
  );

export const sunsets = (contract: CheckedContract) =>
  contract.perCall(function* ({ deprecated, sunset }) {
    if (deprecated !== Boolean(sunset))
      yield { message: 'has deprecated: true without x-sunset, or the reverse' };
    const replacement = sunset?.replacedBy;
    if (replacement !== undefined && !contract.calls.has(replacement))
      yield { message: `there is no call ${replacement}`, key: 'x-sunset' };
  });

export const paging = (contract: CheckedContract) =>
  contract.perCall(function* (call) {
    const { paging, queryParameters, packed, body } = call;
    if (!paging) return;
    const key = 'x-paging';
    const { request, items, metadata, unwrapped = [] } = paging;
    const isParameter = queryParameters.some(({ name }) => `${name}.`.startsWith(`${request}.`));
    if (!isParameter && !contract.read.at(packed ?? body, request))
      yield { message: `the input has no property ${request}`, key };
    const input = contract.inputOf(call);
    for (const name of unwrapped)
      if (!input.has(name)) yield { message: `the input has no property ${name}`, key };
    const response = call.success?.schema;
    if (contract.read.at(response, items)?.type !== 'array')
      yield { message: `the response has no list ${items}`, key };
    if (!contract.read.at(response, metadata))
      yield { message: `the response has no property ${metadata}`, key };
  });

/** What names properties of the input, or another call. */
export const mentions = (contract: CheckedContract) =>
  contract.perCall(function* (call) {
    const { otherVersion } = call;
    if (otherVersion !== undefined && !contract.calls.has(otherVersion))
      yield { message: `there is no call ${otherVersion}`, key: 'x-other-version' };
    const input = contract.inputOf(call);
    for (const { name } of call.plainParameters)
      if (!input.has(name)) yield { message: `the packed input has no property ${name}`, key: 'parameters' };
    const main = contract.calls.get(call.fallbackOf ?? '');
    if (!main) return;
    const [own, other] = [call, main].map(({ packed, body }) => (packed ?? body)?.$ref);
    // a GET with plain parameters has no schema
    const differs = other
      ? own !== other
      : contract.inputOf(call).symmetricDifference(contract.inputOf(main)).size > 0;
    if (differs) yield { message: `does not take what ${main.id} takes`, key: 'x-fallback-of' };
  });

export const sdkFunctions = (contract: CheckedContract) =>
  contract.perCall(function* (call) {
    const { sdk } = call;
    if (!sdk) return;
    const key = 'x-sdk';
    const input = contract.inputOf(call).add('...');
    for (const name of sdk.arguments)
      if (!input.has(name)) yield { message: `the input has no property ${name}`, key };
    const response = call.success?.schema;
    if (sdk.returns !== undefined && !contract.read.at(response, sdk.returns))
      yield { message: `the response has no property ${sdk.returns}`, key };
    const owner = [...contract.calls.values()].find((other) => other.sdk?.function === sdk.function);
    if (owner !== call) yield { message: `${sdk.function} is that of ${owner?.id} too`, key };
  });
