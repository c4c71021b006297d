/** What a caller sees of members. */
import type { Member, MemberFieldSet } from 'storewire';
import type { Caller } from '../../../kernel/context/caller.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { NotFound, Unauthenticated } from '../../../kernel/errors/failure.ts';
import type { Filter } from '../../../kernel/store/store.ts';
import { members, type StoredMember } from '../stored-member.ts';

type FieldSets = readonly MemberFieldSet[] | undefined;

/** Merchants see everything of everyone, members everything of themselves. */
const seesAll = (caller: Caller, id: string): boolean =>
  caller.role === 'merchant' || (caller.role === 'member' && caller.id === id);

/**
 * A member with the fields of the richest of the field sets. Of another
 * member, shoppers see the PUBLIC one only.
 */
export function toMember({ caller }: Context, member: StoredMember, fieldsets: FieldSets = []): Member {
  const sets = seesAll(caller, member.id) ? fieldsets : [];
  if (sets.includes('FULL')) return member;
  const { id, contactId, createdDate, updatedDate, profile } = member;
  const isExtended = sets.includes('EXTENDED');
  const { status, privacyStatus, activityStatus } = isExtended ? member : UNREVEALED;
  return {
    id,
    ...(contactId && { contactId }),
    createdDate,
    updatedDate,
    profile,
    status,
    privacyStatus,
    activityStatus,
    ...(isExtended && member.loginEmail && { loginEmail: member.loginEmail }),
  };
}

const UNREVEALED = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' } as const;

/** Which members a list contains for a caller: private ones are hidden from visitors and other members. */
export const membersVisibleTo = ({ caller }: Context): Filter =>
  caller.role === 'merchant'
    ? {}
    : { $or: [{ privacyStatus: 'PUBLIC' }, ...(caller.role === 'member' ? [{ id: caller.id }] : [])] };

/** A member whom the caller can see. */
export function visibleMember({ caller, db }: Context, id: string): StoredMember {
  const member = db.of(members).get(id);
  if (!member || (member.privacyStatus !== 'PUBLIC' && !seesAll(caller, id))) throw new NotFound();
  return member;
}

/** A member whom the caller can change: members change only themselves. */
export function changeableMember({ caller, db }: Context, id: string): StoredMember {
  const member = seesAll(caller, id) ? db.of(members).get(id) : undefined;
  if (!member) throw new NotFound();
  return member;
}

/** The signed-in member. The token of an account that is gone is worth nothing. */
export function currentMember({ caller, db }: Context): StoredMember {
  const member = caller.role === 'member' ? db.of(members).get(caller.id) : undefined;
  if (!member) throw new Unauthenticated();
  return member;
}
