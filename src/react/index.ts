/** React hooks for every call, on SWR, and the provider that gives them a client. */
export * from '../../generated/hooks/index.ts';
export { type ActionHook, type ActionState, useInvalidate } from './action.ts';
export type { ListConfig, ListHook, ListState } from './list.ts';
export { StoreProvider, type StoreProviderProps, useClient } from './provider.ts';
export type { ReadConfig, ReadHook, ReadState } from './read.ts';
