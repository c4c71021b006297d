/** What generated MSW handlers are made of. */
export { type ExampleHandler, exampleHandler } from '../msw/example-handler.ts';
