/** What generated MSW handlers are made of. */
export {
  allHandlers,
  type ExampleHandler,
  exampleHandler,
  type HandlerOptions,
} from '../msw/example-handler.ts';
