/** Calls with the facts that data providers of admin frameworks need, such as the filters of a list. */
export * from '../generated/resources/index.ts';
export type { FilterFacts, ResourceCall, ResourceList, SortFacts } from './resources/resource-call.ts';
