import type { CreatedBy } from 'storewire';
import type { Role } from '../generated-tables/route.ts';

/** Who makes a request. Anonymous requests have no token; only few calls accept them. */
export type Caller =
  | { role: 'anonymous' }
  | { role: 'visitor'; id: string; session: string }
  | { role: 'member'; id: string; session: string }
  | {
      role: 'merchant';
      /** An API key, a member of the staff, or an app. */
      via: 'apiKey' | 'staff' | 'app';
      /** Id of the user or the app. */
      id: string;
      /** The session that an API key acts for, in an external login. */
      actsFor?: Caller;
    };

export const hasRole = (caller: Caller, roles: readonly Role[]): boolean =>
  caller.role !== 'anonymous' && roles.includes(caller.role);

/** Text that is different for each shopper or merchant, who owns cursors, orders and views. */
export const callerKey = (caller: Caller): string =>
  caller.role === 'anonymous' ? 'anonymous' : `${caller.role}:${caller.id}`;

/** A visitor or member, who owns what it creates: carts, checkouts, orders. */
export const isShopper = (caller: Caller): caller is Extract<Caller, { role: 'visitor' | 'member' }> =>
  caller.role === 'visitor' || caller.role === 'member';

/** Who created a checkout or an order, as the contract describes a caller. */
export function createdBy(caller: Caller): CreatedBy {
  switch (caller.role) {
    case 'member':
      return { memberId: caller.id };
    case 'visitor':
      return { visitorId: caller.id };
    case 'merchant':
      return caller.via === 'app' ? { appId: caller.id } : { userId: caller.id };
    case 'anonymous':
      return {};
  }
}
