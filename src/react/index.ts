/** React hooks for every call, on SWR, the provider that gives them a client, and the hooks of the session. */
'use client';

export * from '../../generated/hooks/index.ts';
export { type ActionHook, type ActionState, useInvalidate } from './action.ts';
export type { ListConfig, ListHook, ListState } from './list.ts';
export { StoreProvider, type StoreProviderProps, useClient } from './provider.ts';
export type { ReadConfig, ReadHook, ReadState } from './read.ts';
export type { SessionEnd, SessionView } from './session/session-store.ts';
export type { SignInFailure, SignInOptions, SignInOutcome, SignInResult, SignInSuccess, SignInView } from './session/sign-in-view.ts';
export type { SignInSteps } from './session/sign-in-steps.ts';
export { useSession } from './session/use-session.ts';
export { type SignInState, useSignIn } from './session/use-sign-in.ts';
export { type SignOutInput, type SignOutOutcome, type SignOutState, useSignOut } from './session/use-sign-out.ts';
