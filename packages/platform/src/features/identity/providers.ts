/**
 * The identity providers that are connected to the shop. All of them are simulated by a page of the platform.
 */
import type { Context } from '../../kernel/context/context.ts';
import { changeAccount, type Person, personByConnection, personByEmail } from '../members/accounts.ts';
import type { Assertion } from '../members/secret-kinds.ts';
import { issueSecret, MINUTE } from '../members/secrets.ts';
import { claimAccount, signUp } from './sign-up.ts';

/** Names of the providers by the ids of their connections. */
export const PROVIDERS: Readonly<Record<string, string>> = {
  '0e6a50f5-b523-4e29-990d-f37fa2ffdd69': 'Google',
  '3ecad13f-52c3-483d-911f-31dbcf2a6d23': 'Facebook',
};

/** A provider's statement that a person has signed in: a token that is valid once. Call it in a write. */
export function assertionOf(
  context: Pick<Context, 'db' | 'clock'>,
  assertion: Omit<Assertion, 'userId'>,
): string {
  const userId = assertion.email.toLowerCase();
  return issueSecret(context, 'assertion', { ...assertion, userId }, 10 * MINUTE);
}

/**
 * The person whom an assertion is about: with this connection, or else with this address, or else a new one.
 */
export function personFor(context: Context, { connectionId, userId, email, name }: Assertion): Person {
  const connection = { connectionId, userId };
  const connected = personByConnection(context, connection);
  if (connected) return connected;
  const known = personByEmail(context, email);
  if (!known)
    return signUp(context, {
      email,
      profile: name ? { nickname: name } : {},
      isVerified: true,
      credentials: { connections: [connection] },
    });
  const { member, account } = claimAccount(context, known);
  const connections = [...account.connections, connection];
  return { member, account: changeAccount(context, account, { connections }) };
}
