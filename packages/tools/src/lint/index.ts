/** What tests of the description read with the rules. */
export { propertyAt } from './subject.ts';
