/** What generated MSW handlers are made of. */
export {
  type ExampleHandler,
  type ExampleOptions,
  exampleHandler,
  type HandledCall,
  type HandlerOptions,
  respondAs,
  type ResponseFormat,
} from '../msw/example-handler.ts';
