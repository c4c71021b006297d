/** What generated MSW handlers are made of. */
export { asIs, type ExampleHandler, exampleHandler, type Made, type Other, type Others, type Respond, type Usual } from '../msw/example-handler.ts';
