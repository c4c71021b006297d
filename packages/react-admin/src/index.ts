/** react-admin on storewire. */
export {
  type AuthProviderOptions,
  authProvider,
  type Permissions,
  type StaffSession,
} from './auth-provider.ts';
export { type AnyCall, type AnyList, type Resource, type Resources, withInput } from './calls.ts';
export { DataError, type DataErrorDetails } from './data-error.ts';
export { type DataProviderOptions, dataProvider, type StoreDataProvider } from './data-provider.ts';
export { BulkError, type ItemResult, type ManyOptions } from './many.ts';
export type { FilterFacts, ResourceCall, ResourceList, SortFacts } from './resource-call.ts';
export type { QueryCache } from './stale.ts';
