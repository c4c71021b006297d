import { asText } from '../../errors/normalise.ts';
import { missingCodeOrState, otherIssuer, refusedSignIn } from './failures.ts';

/** Where the answer to a full-page sign-in stands in the redirect address. */
export type CallbackMode = 'fragment' | 'query';

/** What the platform answered to a sign-in. */
export interface Callback {
  /** Exchanged for tokens, once. */
  code: string | undefined;
  /** What the sign-in was begun with. */
  state: string | undefined;
  /** Why there is no code (RFC 6749, section 4.1.2.1). */
  error?: string;
  /** The same in words, for developers. */
  errorDescription?: string;
  /** Who answered (RFC 9207). */
  iss?: string;
}

/** Members of an answer, as they are written in an address and in a message. */
export const ANSWER_MEMBERS: readonly string[] = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * Reads the answer out of an address. What is absent is undefined; an answer that says a thing twice says nothing.
 *
 * @example
 * import { parseCallback } from 'storewire/sign-in';
 *
 * const { code, state, error } = parseCallback('https://shop.example/signed-in?code=1x2y&state=s8Kq', 'query');
 * console.log(code, state, error); // 1x2y s8Kq undefined
 */
export function parseCallback(url: string | URL, mode: CallbackMode = 'fragment'): Callback {
  const text = String(url);
  const parts = URL.canParse(text) ? new URL(text) : undefined;
  const members = new URLSearchParams(mode === 'fragment' ? parts?.hash.slice(1) : parts?.search);
  const isPlain = ANSWER_MEMBERS.every((name) => members.getAll(name).length < 2);
  return toCallback((name) => (isPlain ? members.get(name) : undefined));
}

/**
 * The same address without the answer, whole or not, to stand in its place: a code is good once, and nobody else needs to see it.
 *
 * @example
 * import { withoutAnswer } from 'storewire/sign-in';
 *
 * history.replaceState(null, '', withoutAnswer(location.href));
 */
export function withoutAnswer(url: string | URL): string {
  const address = new URL(url);
  const fragment = new URLSearchParams(address.hash.slice(1));
  if (ANSWER_MEMBERS.some((name) => fragment.getAll(name).join(''))) address.hash = '';
  for (const name of ANSWER_MEMBERS) address.searchParams.delete(name);
  return address.href;
}

/** Takes an answer from wherever it is. Only text that is not empty counts, but an issuer that is none must not pass for one that is not there. */
export function toCallback(read: (name: string) => unknown): Callback {
  const [code, state, error, errorDescription] = ANSWER_MEMBERS.map((name) => asText(read(name)));
  const iss = read('iss') ?? undefined;
  const told = error ? { error, ...(errorDescription ? { errorDescription } : {}) } : {};
  return { code, state, ...told, ...(iss === undefined ? {} : { iss: String(iss) }) };
}

/** The code of an answer whose state has been checked. Throws what else the answer is, without the secrets that it may repeat. */
export function codeOf({ code, state, error, errorDescription, iss }: Callback, issuer: string, secrets: readonly (string | undefined)[]): string {
  if (iss !== undefined && iss !== issuer) throw otherIssuer();
  if (error) throw refusedSignIn(error, errorDescription, [code, state, ...secrets]);
  if (!code) throw missingCodeOrState(undefined);
  return code;
}
