/** How members are created, changed and deleted, with their contacts and events. */
import { isDeepStrictEqual } from 'node:util';
import type { MemberContact, MemberInput, MemberPrivacyStatus } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError, Conflict, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { createdFrom, updated } from '../../kernel/inputs/update.ts';
import { slugOf } from '../../kernel/values/slug.ts';
import { accounts } from './accounts.ts';
import { contactOf, contacts } from './contacts.ts';
import { endSessionsOf } from './secrets.ts';
import { members, type StoredMember } from './stored-member.ts';

type GivenMember = Received<MemberInput>;

/** What only sign-up decides about a new member. */
type SignUp = Partial<Pick<StoredMember, 'id' | 'status' | 'loginEmailVerified'>>;

/** Without a login email, a member has no contact and cannot sign in. */
export function addMember(context: Context, input: GivenMember, signUp: SignUp = {}): StoredMember {
  const { loginEmail, profile = {}, contact = {} } = input;
  const store = context.db.of(members);
  if (loginEmail && store.findUnique('loginKey', loginEmail.toLowerCase()))
    throw new Conflict('A member with this login email exists');
  const name = profile.nickname || loginEmail?.split('@')[0] || 'member';
  const now = context.clock.iso();
  const created = store.save(
    createdFrom(input, {
      id: signUp.id ?? context.ids.uuid(),
      ...(loginEmail && { loginEmail, contactId: contactOf(context, loginEmail).id }),
      loginEmailVerified: signUp.loginEmailVerified ?? false,
      status: signUp.status ?? 'APPROVED',
      contact: changedContact(context, NO_DETAILS, contact),
      profile: changedProfile(
        { slug: slugOf(name, (slug) => store.findUnique('profile.slug', slug) !== undefined) },
        profile,
      ),
      privacyStatus: privacyOf(input) ?? 'PRIVATE',
      activityStatus: 'ACTIVE',
      createdDate: now,
      updatedDate: now,
    }),
  );
  saveContact(context, created);
  context.emit('wix.members.v1.member_created', created.id, { entity: created });
  return created;
}

/** Applies an update of the contract. Login email, status and slug have no effect here. */
export const applyUpdate = (
  context: Context,
  member: StoredMember,
  { contact = {}, profile = {}, ...input }: GivenMember,
): StoredMember =>
  changeMember(context, member, {
    contact: changedContact(context, member.contact, contact),
    profile: changedProfile(member.profile, profile),
    privacyStatus: privacyOf(input) ?? member.privacyStatus,
  });

/** Saves changed fields. An update that changes nothing causes no event. */
export function changeMember(
  context: Context,
  member: StoredMember,
  changes: Partial<StoredMember>,
): StoredMember {
  const next = { ...member, ...changes };
  if (isDeepStrictEqual(next, member)) return member;
  const changed = context.db.of(members).save({ ...next, updatedDate: context.clock.iso() });
  saveContact(context, changed);
  context.emit('wix.members.v1.member_updated', changed.id, { entity: changed });
  return changed;
}

export function changeSlug(context: Context, member: StoredMember, slug: string): StoredMember {
  if (slug === '') invalid('slug', 'MIN_LENGTH', 'must not be empty', { threshold: 1 });
  const other = context.db.of(members).findUnique('profile.slug', slug);
  if (other && other.id !== member.id) throw new ApplicationError('SLUG_ALREADY_EXISTS');
  return changeMember(context, member, { profile: { ...member.profile, slug } });
}

/** The job that gives what a deleted member wrote to the assignee, or to the owner of the site. */
export const ASSIGN_REVIEWS = 'reviews.assign';

/** The data of this job. */
export interface Assignment {
  memberId: string;
  assigneeId?: string;
}

/** Deletes a member, whose sessions end. The contact stays: orders may name it. */
export function removeMember(context: Context, { id }: StoredMember, assigneeId?: string | null): void {
  const { db, emit, schedule, clock } = context;
  db.of(members).delete(id);
  const data: Assignment = { memberId: id, ...(assigneeId && { assigneeId }) };
  schedule({ kind: ASSIGN_REVIEWS, due: clock.iso(), data });
  db.of(accounts).delete(id);
  endSessionsOf(context, id);
  emit('wix.members.v1.member_deleted', id, {});
}

const NO_DETAILS: MemberContact = { phones: [], emails: [], addresses: [] };

/** Contact details after an update. Lists are replaced; the addresses of a new list get ids. */
function changedContact(
  { ids }: Context,
  current: MemberContact,
  { customFields, addresses, ...changes }: NonNullable<GivenMember['contact']>,
): MemberContact {
  const fields = { ...current.customFields };
  for (const [key, field] of Object.entries(customFields ?? {}))
    if (key !== '__proto__')
      fields[key] = Object.fromEntries(
        Object.entries({ ...fields[key], ...field }).filter(([, value]) => value !== null && value !== ''),
      );
  return {
    ...NO_DETAILS,
    ...updated(current, given(changes)),
    ...(addresses?.length && {
      addresses: addresses.map(({ streetAddress, ...address }) => ({
        ...address,
        ...(streetAddress && { streetAddress: { number: '', name: '', ...streetAddress } }),
        id: ids.uuid(),
      })),
    }),
    ...(customFields && { customFields: fields }),
  };
}

/** The profile after an update. Properties that pictures always have are filled in. */
function changedProfile(
  current: StoredMember['profile'],
  changes: NonNullable<GivenMember['profile']>,
): StoredMember['profile'] {
  const { photo, cover, ...profile } = updated(current, given(changes));
  return {
    ...profile,
    ...(photo && { photo: { ...NO_PICTURE, ...photo } }),
    ...(cover && { cover: { ...NO_PICTURE, ...cover } }),
  };
}

const NO_PICTURE = { id: '', url: '', height: 0, width: 0 };

/** An empty string clears like null, an empty list changes nothing. */
const given = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );

/** UNKNOWN is what responses that do not reveal the status contain: it changes nothing. */
function privacyOf({ privacyStatus }: Pick<GivenMember, 'privacyStatus'>): MemberPrivacyStatus | undefined {
  if (privacyStatus === undefined || privacyStatus === 'UNKNOWN') return undefined;
  if (privacyStatus !== 'PRIVATE' && privacyStatus !== 'PUBLIC')
    invalid('member.privacyStatus', 'INVALID_ENUM_VALUE', 'must be PRIVATE or PUBLIC');
  return privacyStatus;
}

/** Copies name and first phone number to the contact. */
function saveContact({ db }: Context, { contactId, contact }: StoredMember): void {
  const current = contactId ? db.of(contacts).get(contactId) : undefined;
  if (!current) return;
  const { firstName, lastName, phones } = contact;
  db.of(contacts).save({
    ...current,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phones?.[0] && { phone: phones[0] }),
  });
}
