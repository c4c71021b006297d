/**
 * MSW handlers that respond with the examples of the contract: `getCurrentCartV2Handler`, one for every call,
 * and all of them.
 */
export * from '../../generated/msw/index.ts';
export type {
  ExampleHandler,
  HandledRequest,
  HandlerOptions,
  HandlerResponse,
  Respond,
} from './example-handler.ts';
