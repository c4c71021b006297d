import { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { fixedToken, isStoreError, type TransportOptions } from '../../../src/index.ts';
import * as mocks from '../../../src/msw/index.ts';
import { type Named, namespaced } from '../../calls/styles.ts';

/** One call that the test asks the page to make. */
export interface Wanted {
  call: Named;
  input: unknown;
  /**
   * Example to answer with, by its name. Without one, the handlers that are registered for all calls answer.
   */
  example?: string;
}

/** What the page saw of a call. */
export type Outcome =
  | { data: unknown }
  | { kind: string; code: string | undefined; status: number | undefined };

/** What the page offers to the test. */
export interface MswPage {
  /** How many handlers the worker has. */
  count(): number;
  make(wanted: Wanted): Promise<Outcome>;
}

declare global {
  interface Window {
    mswPage?: MswPage;
  }
}

const baseUrl = 'https://platform.example.com';
const client: TransportOptions = {
  baseUrl,
  siteUrl: baseUrl,
  auth: fixedToken('token-of-the-tests'),
  retry: false,
};

const worker = setupWorker(...mocks.handlers({ baseUrl }));
await worker.start({ onUnhandledFrame: 'error', quiet: true });

window.mswPage = {
  count: () => worker.listHandlers().length,
  make: async ({ call, input, example }) => {
    worker.resetHandlers();
    if (example !== undefined) worker.use(handlerOf(call.name, example));
    try {
      return { data: await namespaced(client, call, input, {}) };
    } catch (error) {
      if (!isStoreError(error)) throw error;
      return { kind: error.kind, code: error.code, status: error.status };
    }
  },
};

function handlerOf(name: string, example: string): RequestHandler {
  const make: unknown = Reflect.get(mocks, `${name}Handler`);
  const handler: unknown =
    typeof make === 'function' ? Reflect.apply(make, undefined, [{ baseUrl, example }]) : undefined;
  if (!(handler instanceof RequestHandler)) throw new Error(`there is no handler of ${name}`);
  return handler;
}
