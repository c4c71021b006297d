/** Rules for operations: their names, marks and responses. */

import { jsonOf, type Parameter, type Response, resolve, type Schema } from '../../generate/openapi.ts';
import { type Call, callsOf, type Description, propertiesOf, propertyAt } from '../description.ts';
import { finding } from '../problem.ts';
import type { Rules } from './rule.ts';

const callers = new Set(['visitor', 'member', 'merchant']);
const effects = new Set(['read', 'write', 'navigate']);

/** The two parts of an operationId, or undefined when it is not `service.method`. */
export function nameParts(operationId: string | undefined): { service: string; method: string } | undefined {
  const match = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(operationId ?? '');
  return match ? { service: match[1] as string, method: match[2] as string } : undefined;
}

/** Marks of code, or the name of a field, which people should not read. */
const CODE_IN_TEXT = /`|\b[a-z]+[A-Z]/;

const operationWithId = (doc: Description, id: string): Call | undefined =>
  callsOf(doc).find(({ operation }) => operation.operationId === id);

/** Whether something of this name goes stale: a service, or a read. */
function isInvalidated(doc: Description, name: string): boolean {
  const read = operationWithId(doc, name)?.operation['x-effect'] === 'read';
  return read || (doc.tags ?? []).some((tag) => tag.name === name);
}

const requestSchema = ({ operation }: Call): Schema | undefined =>
  operation.requestBody?.content?.['application/json']?.schema;

const packedSchema = ({ operation }: Call): Schema | undefined =>
  operation.parameters?.map(contentOf).find((schema) => schema !== undefined);

/** What a packed parameter carries. */
const contentOf = ({ schema }: Parameter): Schema | undefined => schema?.contentSchema;

function responseSchema(doc: Description, { operation }: Call): Schema | undefined {
  const success = operation.responses?.['200'];
  return success && jsonOf(resolve<Response>(doc, success).content)?.schema;
}

function takesPaging(doc: Description, call: Call, dotted: string): boolean {
  const named = call.operation.parameters?.some(
    ({ name }) => name === dotted || name?.startsWith(`${dotted}.`),
  );
  return Boolean(named) || Boolean(propertyAt(doc, requestSchema(call) ?? packedSchema(call), dotted));
}

export const operationRules: Rules = {
  'operation-id': {
    sees: 'call',
    webhooks: true,
    check({ operation, at }, { doc }) {
      const name = nameParts(operation.operationId);
      if (!name) return [finding([...at, 'operationId'], `'${operation.operationId}' is not service.method`)];
      const same = callsOf(doc, ['paths', 'webhooks']).filter(
        (other) => nameParts(other.operation.operationId)?.method === name.method,
      );
      if (same.length === 1) return [];
      return [finding([...at, 'operationId'], `the method name ${name.method} is used ${same.length} times`)];
    },
  },
  'operation-service': {
    sees: 'call',
    webhooks: true,
    check({ operation, at }) {
      const service = nameParts(operation.operationId)?.service;
      const only = operation.tags?.length === 1 ? operation.tags[0] : undefined;
      if (service === only) return [];
      return [finding([...at, 'tags'], `the one tag of ${operation.operationId} must be ${service}`)];
    },
  },
  'operation-marks': {
    sees: 'call',
    check({ operation, at }) {
      const named = operation['x-callers'] ?? [];
      const findings = [];
      if (named.length === 0 || named.some((caller) => !callers.has(caller))) {
        findings.push(finding([...at, 'x-callers'], 'x-callers must name visitor, member or merchant'));
      }
      if (!effects.has(operation['x-effect'] ?? '')) {
        findings.push(finding([...at, 'x-effect'], 'x-effect must be read, write or navigate'));
      }
      if (!operation['x-source']) findings.push(finding(at, 'x-source must say where the facts come from'));
      return findings;
    },
  },
  'operation-responses': {
    sees: 'call',
    check({ operation, at }) {
      const wanted = operation['x-effect'] === 'navigate' ? '302' : '200';
      const statuses = Object.keys(operation.responses ?? {});
      const good = statuses.filter((status) => /^[23]/.test(status));
      if (good.length === 1 && good[0] === wanted) return [];
      return [
        finding(
          [...at, 'responses'],
          `must have exactly one success response, ${wanted}, has ${good.join(', ')}`,
        ),
      ];
    },
  },
  'application-errors': {
    sees: 'call',
    check({ operation, at }) {
      const errors = operation['x-application-errors'] ?? [];
      return errors.flatMap(({ code, status, description }, index) => {
        const here = [...at, 'x-application-errors', index];
        const twice = errors.findIndex((other) => other.code === code) !== index;
        return [
          ...(description ? [] : [finding(here, `the error ${code} has no description`)]),
          ...(CODE_IN_TEXT.test(description ?? '')
            ? [finding(here, `the description of the error ${code} has code, which belongs in details`)]
            : []),
          ...(operation.responses?.[status]
            ? []
            : [finding(here, `the error ${code} has a status without a response`)]),
          ...(twice ? [finding(here, `the error ${code} is listed twice`)] : []),
        ];
      });
    },
  },
  'write-invalidates': {
    sees: 'call',
    check({ operation, at }, { doc }) {
      const names = operation['x-invalidates'];
      const writes = operation['x-effect'] === 'write';
      if (writes && !names)
        return [finding(at, 'a write must have x-invalidates; use [] if it makes nothing stale')];
      if (!writes && names) return [finding([...at, 'x-invalidates'], 'only a write invalidates')];
      return (names ?? []).flatMap((name, index) =>
        isInvalidated(doc, name)
          ? []
          : [finding([...at, 'x-invalidates', index], `${name} is neither a service nor a read`)],
      );
    },
  },
  'write-repeats': {
    sees: 'call',
    check({ operation, at }) {
      const repeats = operation['x-repeat'] !== undefined;
      if (repeats === (operation['x-effect'] === 'write')) return [];
      return [
        repeats
          ? finding([...at, 'x-repeat'], 'a call that is no write can be repeated')
          : finding(at, 'a write must have x-repeat'),
      ];
    },
  },
  'paging-properties': {
    sees: 'call',
    check(call, { doc }) {
      const paging = call.operation['x-paging'];
      if (!paging) return [];
      const at = [...call.at, 'x-paging'];
      const response = responseSchema(doc, call);
      const items = propertyAt(doc, response, paging.items ?? '');
      return [
        ...(takesPaging(doc, call, paging.request ?? '')
          ? []
          : [finding([...at, 'request'], `the input has no property ${paging.request}`)]),
        ...(paging.unwrapped ?? [])
          .filter((name) => !inputProperties(doc, call).some((property) => property.name === name))
          .map((name) => finding([...at, 'unwrapped'], `the input has no property ${name}`)),
        ...(items?.type === 'array'
          ? []
          : [finding([...at, 'items'], `the response has no list ${paging.items}`)]),
        ...(propertyAt(doc, response, paging.metadata ?? '')
          ? []
          : [finding([...at, 'metadata'], `the response has no property ${paging.metadata}`)]),
      ];
    },
  },
  'fallback-of': {
    sees: 'call',
    check(call, { doc }) {
      const name = call.operation['x-fallback-of'];
      if (name === undefined) return [];
      const here = [...call.at, 'x-fallback-of'];
      const main = operationWithId(doc, name);
      if (!main) return [finding(here, `there is no operation ${name}`)];
      const takes = (one: Call): string | undefined => (packedSchema(one) ?? requestSchema(one))?.$ref;
      return [
        ...(takes(call) === takes(main) ? [] : [finding(here, `does not take what ${name} takes`)]),
        ...(call.method === main.method
          ? [finding(here, `must not use the same HTTP method as ${name}`)]
          : []),
      ];
    },
  },
  'api-key-callers': {
    sees: 'call',
    check({ operation, at }, { doc }) {
      const takesKeys = (operation.security ?? doc.security ?? []).some(
        (requirement) => 'apiKey' in requirement,
      );
      if (!takesKeys || operation['x-callers']?.includes('merchant')) return [];
      return [finding(at, 'an API key is for merchants: a call of others has a security without it')];
    },
  },
  'any-of': {
    sees: 'call',
    check(call, { doc }) {
      const names = new Set(inputProperties(doc, call).map(({ name }) => name));
      const unknown = (call.operation['x-any-of'] ?? []).flat().filter((name) => !names.has(name));
      return unknown.map((name) => finding([...call.at, 'x-any-of'], `the input has no property ${name}`));
    },
  },
  'sdk-function': {
    sees: 'call',
    check(call, { doc }) {
      const sdk = call.operation['x-sdk'];
      if (!sdk) return [];
      const at = [...call.at, 'x-sdk'];
      const names = new Set(inputProperties(doc, call).map(({ name }) => name));
      const unknown = (sdk.arguments ?? []).filter((name) => name !== '...' && !names.has(name));
      const same = callsOf(doc).filter(({ operation }) => operation['x-sdk']?.function === sdk.function);
      return [
        ...unknown.map((name) => finding([...at, 'arguments'], `the input has no property ${name}`)),
        ...(sdk.returns === undefined || propertyAt(doc, responseSchema(doc, call), sdk.returns)
          ? []
          : [finding([...at, 'returns'], `the response has no property ${sdk.returns}`)]),
        ...(same.length > 1 ? [finding([...at, 'function'], `${sdk.function} is that of another call`)] : []),
      ];
    },
  },
  'sunset-deprecated': {
    sees: 'call',
    check({ operation, at }) {
      if (Boolean(operation['x-sunset']) === (operation.deprecated === true)) return [];
      return [finding(at, 'must have both deprecated: true and x-sunset, or neither')];
    },
  },
  'sunset-replacement': {
    sees: 'call',
    check({ operation, at }, { doc }) {
      const name = operation['x-sunset']?.replacedBy;
      if (name === undefined || operationWithId(doc, name)) return [];
      return [finding([...at, 'x-sunset', 'replacedBy'], `there is no operation ${name}`)];
    },
  },
  'operation-server': {
    sees: 'call',
    check({ operation, at }) {
      return (operation.servers ?? []).flatMap(({ url }, index) =>
        /^\/([\w-]+(\/[\w-]+)*)?$/.test(url)
          ? []
          : [finding([...at, 'servers', index, 'url'], `the gateway prefix '${url}' must be a path`)],
      );
    },
  },
};

/**
 * The properties that the flat input of a call gets from its parameters and its body, each with where it
 * comes from.
 */
export function inputProperties(
  doc: Description,
  { item, operation }: Call,
): { name: string; from: string }[] {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const plain = parameters.filter((parameter) => !contentOf(parameter));
  const roots = new Set(plain.map((parameter) => `${parameter.in} ${parameter.name?.split('.')[0]}`));
  const fromParameters = [...roots].map((root) => {
    const [from = '', name = ''] = root.split(' ');
    return { name, from };
  });
  const packed = parameters.flatMap((parameter) => [...propertiesOf(doc, contentOf(parameter)).keys()]);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const bodyNames = operation['x-body-name'] ? [operation['x-body-name']] : propertiesOf(doc, body).keys();
  return [
    ...fromParameters,
    ...packed.map((name) => ({ name, from: 'query' })),
    ...[...bodyNames].map((name) => ({ name, from: 'body' })),
  ];
}
