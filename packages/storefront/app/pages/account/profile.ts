/** The profile that members change themselves: the paths of its fields, in the form and in the update. */
import type { Member, MemberInput } from 'storewire';

export const PROFILE_FIELDS = [
  'contact.firstName',
  'contact.lastName',
  'profile.nickname',
  'profile.title',
  'slug',
  'privacyStatus',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The prefix of the hidden fields with the profile that the member has seen. */
export const BEFORE = 'before.';

/** The text of each field. */
export type Profile = Readonly<Record<ProfileField, string>>;

export function profileOf({ contact, profile, privacyStatus }: Member): Profile {
  return {
    'contact.firstName': contact?.firstName ?? '',
    'contact.lastName': contact?.lastName ?? '',
    'profile.nickname': profile?.nickname ?? '',
    'profile.title': profile?.title ?? '',
    slug: profile?.slug ?? '',
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  };
}

/** The profile in the fields of a form, which start with `prefix`. */
export const profileIn = (fields: Readonly<Record<string, string>>, prefix = ''): Profile => {
  const textOf = (field: ProfileField): string => fields[prefix + field] ?? '';
  return {
    'contact.firstName': textOf('contact.firstName'),
    'contact.lastName': textOf('contact.lastName'),
    'profile.nickname': textOf('profile.nickname'),
    'profile.title': textOf('profile.title'),
    slug: textOf('slug'),
    privacyStatus: textOf('privacyStatus'),
  };
};

/** The fields in which two profiles differ. */
export const changedFields = (before: Profile, after: Profile): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => before[field] !== after[field]);

/** An update with these fields only; an empty text clears one. Undefined if nothing is left: the slug has its own call. */
export function toUpdate(profile: Profile, fields: readonly ProfileField[]): MemberInput | undefined {
  const pick = (...names: ProfileField[]) => {
    const entries = names
      .filter((name) => fields.includes(name))
      .map((name) => [name.slice(name.indexOf('.') + 1), profile[name]]);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const contact = pick('contact.firstName', 'contact.lastName');
  const publicPart = pick('profile.nickname', 'profile.title');
  const update = {
    ...pick('privacyStatus'),
    ...(contact && { contact }),
    ...(publicPart && { profile: publicPart }),
  };
  return Object.keys(update).length > 0 ? update : undefined;
}
