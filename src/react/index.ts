/**
 * React hooks for every call, on SWR; the provider that passes them a client; hooks for the session, sign-in
 * and sign-out.
 */
'use client';

export * from '../../generated/hooks/index.ts';
export type { ActionHook, ActionState, UpdateConfig, UpdateHook } from './action.ts';
export { type CartChangeResult, type CartConfig, type CartState, useCart } from './cart/cart.ts';
export type { Fallback, QueryKey, QuerySource } from './keys.ts';
export type { ListHook, ListState } from './list.ts';
export { type ProductSelectionState, useProductSelection } from './product-selection.ts';
export {
  type BackendPageSession,
  type PageSession,
  StoreProvider,
  type StoreProviderProps,
  useClient,
} from './provider.ts';
export type { QueryData, QueryInput } from './query.ts';
export { type QueryCache, useQueryCache, useResetReads, useRevalidate } from './query-cache.ts';
export type { ReadConfig, ReadHook, ReadState } from './read.ts';
export type {
  SignInOptions,
  SignInOutcome,
  SignInResult,
  SignInState,
  SignInSuccess,
} from './session/sign-in-state.ts';
export { type SessionEnd, type SessionView, useSession } from './session/use-session.ts';
export { useSignIn } from './session/use-sign-in.ts';
export { type SignOutOutcome, type SignOutState, useSignOut } from './session/use-sign-out.ts';
