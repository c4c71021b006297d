import type { OperationInfo } from './operation-info.ts';
import type { Result } from './result.ts';

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** What a strategy may use to get tokens. */
export interface CredentialsContext {
  /** Sends a call without credentials. */
  send: <Output>(operation: OperationInfo, input: unknown, signal: AbortSignal | undefined) => Promise<Result<Output>>;
  /** The time in milliseconds since 1970. */
  now: () => number;
}

/** Who the client speaks for. */
export interface Credentials {
  /** Headers of one call. Given without a promise when no token has to be waited for. */
  headers(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Headers> | Headers;
  /** The platform refused these headers as unauthenticated. True when another attempt has other ones. */
  renew?(refused: Headers, context: CredentialsContext, signal: AbortSignal | undefined): Promise<boolean>;
  /** An id that stays the same as long as the same person is signed in, over renewals too; part of every cache key. Tells no token. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity?(listener: () => void): () => void;
}
