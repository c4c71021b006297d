import { CALLERS, makeAsyncApi, makePortable, readDescription, toOpenApi30 } from 'storewire-tools';

/** The documents of a contract by file name: all calls, the calls of each caller, and the events. */
export async function makeDocuments(rootFile: string): Promise<Map<string, object>> {
  const source = await readDescription(rootFile);
  const portable = makePortable(source);
  return new Map<string, object>([
    ['openapi.json', portable],
    ['openapi-3.0.json', toOpenApi30(portable)],
    ['asyncapi.json', makeAsyncApi(source, portable)],
    ...CALLERS.map((caller): [string, object] => [`openapi-${caller}.json`, makePortable(source, caller)]),
  ]);
}
