/** What generated MSW handlers are made of. */
export {
  type ExampleHandler,
  type ExampleOptions,
  exampleHandler,
  type HandlerOptions,
  respondAs,
} from '../msw/example-handler.ts';
