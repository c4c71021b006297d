/** Pure helpers for filters, which are plain objects: `ProductFilter`, `OrderFilter` and the others of the main entry. */
export { and, between, not, or, type Range } from './join.ts';
