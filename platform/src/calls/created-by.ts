import type { CreatedBy } from '../../../generated/types.ts';
import type { Caller } from '../identity/caller.ts';

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
