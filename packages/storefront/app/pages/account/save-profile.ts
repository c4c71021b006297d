/** Saves the fields of a profile that were changed. For the server only. */
import { isStoreError } from 'storewire';
import { updateMember, updateMySlug } from 'storewire/operations';
import { MemberInputSchema, UpdateMySlugInputSchema } from 'storewire/zod';
import { schemaProblems } from '../../form/form-messages.ts';
import type { FormResult } from '../../form/form-result.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { readMember } from '../../shop/account/account-request.ts';
import {
  BEFORE,
  changedFields,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  profileIn,
  profileOf,
  toUpdate,
} from './profile.ts';

export interface ProfileResult extends FormResult {
  /** The profile as it is saved now. */
  saved?: Profile;
  /** Fields that the member changed here and that were changed elsewhere in the meantime. Nothing was saved. */
  conflicts?: readonly ProfileField[];
}

/** Compares with the profile that the member has seen: the platform has no revisions of members. */
export async function saveProfile({ store, values, text }: Submission) {
  const { client } = store;
  const before = profileIn(values, BEFORE);
  const wanted = profileIn(values);
  const problems = {
    ...schemaProblems(MemberInputSchema, toUpdate(wanted, PROFILE_FIELDS) ?? {}, text.form),
    ...schemaProblems(UpdateMySlugInputSchema, { slug: wanted.slug }, text.form),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const member = await readMember(client);
  const now = profileOf(member);
  const changes = changedFields(before, wanted).filter((field) => now[field] !== wanted[field]);
  const conflicts = changes.filter((field) => now[field] !== before[field]);
  if (conflicts.length > 0) return { conflicts, saved: now };
  if (changes.includes('slug')) {
    const problem = await updateMySlug(client, { slug: wanted.slug }).then(
      () => undefined,
      (error: unknown) => {
        if (isStoreError(error) && error.code === 'SLUG_ALREADY_EXISTS') return text.member.slugTaken;
        throw error;
      },
    );
    if (problem) return { problems: { slug: problem } };
  }
  const update = toUpdate(wanted, changes);
  const { member: updated } =
    update && member.id
      ? await updateMember(client, { id: member.id, member: update })
      : { member: await readMember(client) };
  return { isSaved: true, saved: profileOf(updated) };
}
