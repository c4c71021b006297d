/** The examples of the contract, which fault rules respond with and the seed `examples` is made from. */
import {
  type Document,
  type Example,
  type Json,
  jsonOf,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
} from 'storewire-tools';

/** Each response is listed once, however many calls have it. */
interface Examples {
  /** Status and body. */
  responses: [status: number, body: Json][];
  /** By id of a call and name of an example: an index of `responses`. */
  calls: Record<string, Record<string, number>>;
  /** The bodies of requests, by id of a call and name of an example. */
  requests: Record<string, Record<string, Json>>;
}

/** The JSON responses and requests of all calls, by the names of their examples. */
export function makeExamples(document: Document): Examples {
  const indexes = new Map<string, number>();
  const calls: Examples['calls'] = {};
  const requests: Examples['requests'] = {};
  for (const { operation } of operationsOf(document)) {
    const named: Record<string, number> = {};
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const examples = jsonOf(resolve<Response>(document, response).content)?.examples ?? {};
      for (const [name, example] of Object.entries(examples)) {
        const { value } = resolve<Example>(document, example);
        if (value === undefined) continue;
        const key = JSON.stringify([Number(status), value]);
        if (!indexes.has(key)) indexes.set(key, indexes.size);
        named[name] = indexes.get(key) ?? 0;
      }
    }
    if (operation['x-fallback-of'] || !operation.operationId) continue;
    calls[operation.operationId] = named;
    const requestBody = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
    const bodies = Object.entries(jsonOf(requestBody?.content)?.examples ?? {}).flatMap(
      ([name, example]): [string, Json][] => {
        const { value } = resolve<Example>(document, example);
        return value === undefined ? [] : [[name, value]];
      },
    );
    if (bodies.length > 0) requests[operation.operationId] = Object.fromEntries(bodies);
  }
  const responses = [...indexes.keys()].map((key) => JSON.parse(key) as [number, Json]);
  return { responses, calls, requests };
}
