import { isStoreError } from 'storewire';

/** The request that has failed, and its id, which the page of the error shows. */
interface FailedRequest {
  request: Request;
  requestId: string;
}

/** Logs an error of the server as one line of JSON, without the query of the request, which may identify people. */
export function logFailure(message: string, error: unknown, { request, requestId }: FailedRequest): void {
  const { method, url } = request;
  const entry = { level: 'error', time: new Date().toISOString(), message, requestId, method };
  console.error(JSON.stringify({ ...entry, path: new URL(url).pathname, error: factsOf(error) }));
}

/** An error of the platform names its own request there, with which its support finds it. */
function factsOf(error: unknown): unknown {
  if (isStoreError(error)) return error.toJSON();
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : String(error);
}
