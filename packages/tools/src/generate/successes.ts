/** What calls return: the bodies of their success responses. */

import { type BodyKind, bodiesOf } from './media-types.ts';
import {
  type Document,
  type MediaType,
  type OperationObject,
  operationsOf,
  type Response,
  type Schema,
} from './openapi.ts';
import { isReference, nameOf, resolve } from './references.ts';
import { capitalise, freeName } from './text.ts';

/** One success response. */
export interface Success {
  /** A status such as `201`, or `2XX` for every success. */
  status: string;
  /** Undefined for a response without a body. */
  body: { kind: BodyKind; type: string; media: MediaType } | undefined;
}

/** The success responses of a call. `default` is one where no other success is described. */
export function successesOf(document: Document, { responses = {} }: OperationObject): Success[] {
  const described = Object.keys(responses).filter((status) => /^2(?:\d\d|XX)$/i.test(status));
  const isRedirect = Object.keys(responses).some((status) => /^3/.test(status));
  const statuses =
    described.length === 0 && !isRedirect && Object.hasOwn(responses, 'default') ? ['default'] : described;
  return statuses.map((key): Success => {
    const [body] = bodiesOf(resolve<Response>(document, responses[key] ?? { description: '' }).content);
    const status = key === 'default' ? '2XX' : key.toUpperCase();
    // statuses 204 and 205 never have a body
    return { status, body: status === '204' || status === '205' ? undefined : body };
  });
}

/** Media types to ask for, where a success response has others than those that the call reads. */
export function acceptOf(document: Document, operation: OperationObject): string[] {
  const successes = successesOf(document, operation);
  const bodies = Object.values(operation.responses ?? {}).map((response) =>
    bodiesOf(resolve<Response>(document, response).content),
  );
  const chosen = [...new Set(successes.flatMap(({ body }) => body?.type ?? []))];
  return bodies.some((each) => each.length > 1 && each[0] && chosen.includes(each[0].type)) ? chosen : [];
}

/** Whether a call responds with a redirect only, so that it is for browsers to follow. */
export const isRedirect = ({ responses = {} }: OperationObject): boolean =>
  Object.keys(responses).some((status) => /^30[1-378]$/.test(status)) &&
  !Object.keys(responses).some((status) => /^2/.test(status));

/** Makes everything that a call of the document returns one named schema. */
export function nameOutputs(document: Document): void {
  const schemas = ((document.components ??= {}).schemas ??= {});
  for (const { operation } of operationsOf(document)) {
    const distinct = outputsOf(document, operation);
    const [only] = distinct;
    if (!only || (distinct.length === 1 && only['x-value'] === 'nothing')) continue;
    if (distinct.length === 1 && isReference(only)) operation['x-output'] = nameOf(only);
    else {
      const name = freeName(schemas, `${capitalise(operation.operationId?.split('.')[1] ?? '')}Output`);
      schemas[name] = distinct.length === 1 ? only : { anyOf: distinct };
      operation['x-output'] = name;
    }
  }
}

/** What a call returns, each schema once. */
export function outputsOf(document: Document, operation: OperationObject): Schema[] {
  const outputs = successesOf(document, operation).map(outputOf);
  return [...new Map(outputs.map((output) => [JSON.stringify(output), output])).values()];
}

function outputOf({ body }: Success): Schema {
  if (!body) return { type: 'string', 'x-value': 'nothing' };
  if (body.kind === 'json') return body.media.schema ?? {};
  return body.kind === 'text' || body.kind === 'form'
    ? { type: 'string' }
    : { type: 'string', 'x-value': 'blob' };
}
