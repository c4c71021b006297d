/** Who makes the requests of samples, and to which platform. */
import type { Operation } from '../description/operations.ts';
import { ROLES, type Role } from '../description/x-keys.ts';

/** The local platform at its default port. */
export const LOCAL_PLATFORM = 'http://localhost:4010';
/** The OAuth client of its shops. It is public. */
export const CLIENT_ID = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/** Whose things the examples name, by service or by call. Other examples are requests that each role may make. */
const OWNERS: Readonly<Record<string, Role>> = {
  cartsV2: 'member',
  checkouts: 'member',
  currentCart: 'member',
  currentCartV2: 'member',
  orders: 'member',
  'members.queryMembers': 'merchant',
  'verification.startVerification': 'member',
};

/** The role that makes the example request of a call. Undefined: it needs no token. */
export function callerOf({ id, service, open, allowedRoles }: Operation): Role | undefined {
  if (open) return undefined;
  const owner = OWNERS[id] ?? OWNERS[service];
  if (owner && allowedRoles.includes(owner)) return owner;
  return ROLES.find((role) => allowedRoles.includes(role));
}
