/** The lint of the contract: the rules, and what tests of the description read with them. */
export { callsOf, type Description, type Operation, propertyAt } from './description.ts';
export { bundleContract } from './redocly.ts';
