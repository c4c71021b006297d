import type { Member, MemberContact, MemberProfile } from 'storewire';
import { date, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A member with everything that the platform knows of it: the field set FULL. */
export type StoredMember = Member & {
  id: string;
  contact: MemberContact;
  profile: MemberProfile & { slug: string };
  createdDate: string;
  updatedDate: string;
};

const lower = (value: string | null | undefined): string | undefined => value?.toLowerCase();

export const members = defineEntity<StoredMember>()({
  name: 'member',
  filter: 'MemberFilter',
  sort: 'MemberSortField',
  columns: {
    loginEmail: text(({ loginEmail }) => loginEmail),
    loginKey: unique(({ loginEmail }) => lower(loginEmail)),
    contactId: text(({ contactId }) => contactId),
    'contact.firstName': text(({ contact }) => contact.firstName),
    'contact.lastName': text(({ contact }) => contact.lastName),
    'profile.nickname': text(({ profile }) => profile.nickname),
    'profile.slug': unique(({ profile }) => profile.slug),
    status: text(({ status }) => status),
    privacyStatus: text(({ privacyStatus }) => privacyStatus),
    activityStatus: text(({ activityStatus }) => activityStatus),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
    lastLoginDate: date(({ lastLoginDate }) => lastLoginDate),
    // a search ignores case
    'search.loginEmail': text(({ loginEmail }) => lower(loginEmail)),
    'search.contact.firstName': text(({ contact }) => lower(contact.firstName)),
    'search.contact.lastName': text(({ contact }) => lower(contact.lastName)),
    'search.profile.nickname': text(({ profile }) => lower(profile.nickname)),
    'search.profile.slug': text(({ profile }) => lower(profile.slug)),
  },
  prefixes: {
    'contact.customFields.': ({ contact: { customFields = {} } }) =>
      Object.fromEntries(
        Object.entries(customFields).map(([key, { value }]) => [
          key,
          typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [],
        ]),
      ),
  },
});
