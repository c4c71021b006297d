/** What generated MSW handlers are made of. */
export { asIs, type ExampleHandler, exampleHandler } from '../msw/example-handler.ts';
