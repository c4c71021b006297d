import type { OperationInfo } from './operation-info.ts';

/** What a strategy may use to get tokens. */
export interface CredentialsContext {
  /** Sends a call without credentials. */
  send: <Output>(operation: OperationInfo, input: unknown, signal: AbortSignal | undefined) => Promise<Output>;
  now: () => number;
}

/** Who the client speaks for. */
export interface Credentials {
  /** Headers of one call. */
  headers(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Record<string, string>>;
  /** The platform refused these headers as unauthenticated. True when another attempt has other ones. */
  renew?(refused: Record<string, string>, context: CredentialsContext, signal: AbortSignal | undefined): Promise<boolean>;
  /** Stays the same as long as the same person is signed in; part of every cache key. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity?(listener: () => void): () => void;
}
