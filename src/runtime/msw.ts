/** What generated MSW handlers are made of. */
export {
  allHandlers,
  type ExampleHandler,
  type ExampleOptions,
  exampleHandler,
  type HandledCall,
  type HandledRequest,
  type HandlerOptions,
  type HandlerResponse,
  type Respond,
  type ResponseFormat,
  respondAs,
} from '../msw/example-handler.ts';
export type { InputFormat } from '../msw/read-input.ts';
