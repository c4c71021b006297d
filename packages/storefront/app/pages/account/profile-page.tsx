import { useState } from 'react';
import { isStoreError } from 'storewire';
import { updateMember, updateMySlug } from 'storewire/operations';
import { MemberInputSchema, UpdateMySlugInputSchema } from 'storewire/zod';
import { Button, LINK } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { type DraftForm, removeDraft } from '../../form/draft.ts';
import { FormRadioGroup, FormText } from '../../form/fields.tsx';
import { schemaProblems } from '../../form/form-messages.ts';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import { usePaths } from '../../routing/paths.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/profile-page';
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

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  return pageRead(
    store,
    readMember(store.client).then((member) => ({ memberId: member.id, profile: profileOf(member) })),
  );
}

export const action = (args: Route.ActionArgs) => handleForm<ProfileResult>(args, { profile: saveProfile });

interface ProfileResult extends FormResult {
  /** The profile as it is saved now. */
  saved?: Profile;
  /** Fields that the member changed here and that were changed elsewhere in the meantime. Nothing was saved. */
  conflicts?: readonly ProfileField[];
}

/** Compares with the profile that the member has seen: the platform has no revisions of members. */
async function saveProfile({ store, values, text }: Submission) {
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
        if (isStoreError(error) && error.code === 'SLUG_ALREADY_EXISTS') return text.account.slugTaken;
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

/** The name of its draft. */
const DRAFT = 'profile';

const SKELETON = (
  <div className="flex max-w-2xl flex-col gap-6">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </div>
);

/** What other members see of a member, and who sees it. */
export default function ProfilePage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useText();
  return (
    <AccountSection title={account.profile} text={account.profileText}>
      <AccountRead read={read} failedTitle={account.failed} skeleton={SKELETON}>
        {(own) => <ProfileForm {...own} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

interface ProfileFormProps {
  memberId: DraftForm['memberId'];
  profile: Profile;
  result: ProfileResult | undefined;
}

/** The form of the profile. It contains the profile that the member has seen, so that the server finds conflicts. */
function ProfileForm({ memberId, profile, result }: ProfileFormProps) {
  const { account, form } = useText();
  const [first] = useState(profile);
  const entered = result?.values && profileIn(result.values);
  const seen = result?.saved ?? (result?.values ? profileIn(result.values, BEFORE) : first);
  const values = entered ?? first;
  const bind = (name: ProfileField) => ({ name, defaultValue: values[name] });
  const state = useForm('profile', result);
  return (
    <div className="max-w-2xl">
      {result?.conflicts ? <Conflict fields={result.conflicts} saved={seen} mine={values} /> : null}
      <StoreForm
        state={state}
        draft={{ name: DRAFT, memberId }}
        failedTitle={account.saveFailed}
        className="grid gap-5 sm:grid-cols-2"
      >
        {PROFILE_FIELDS.map((field) => (
          <input key={field} type="hidden" name={BEFORE + field} value={seen[field]} />
        ))}
        <FormText
          {...bind('contact.firstName')}
          label={account.firstName}
          isOptional
          autoComplete="given-name"
        />
        <FormText
          {...bind('contact.lastName')}
          label={account.lastName}
          isOptional
          autoComplete="family-name"
        />
        <FormText
          {...bind('profile.nickname')}
          label={account.nickname}
          isOptional
          autoComplete="nickname"
          className="sm:col-span-2"
        />
        <FormText
          {...bind('profile.title')}
          label={account.headline}
          hint={account.headlineHint}
          isOptional
          className="sm:col-span-2"
        />
        <FormText
          {...bind('slug')}
          label={account.slug}
          hint={account.slugHint}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <FormRadioGroup
            {...bind('privacyStatus')}
            label={account.privacy}
            options={(['PUBLIC', 'PRIVATE'] as const).map((value) => ({
              value,
              label: account.privacies[value],
              hint: account.privacyHints[value],
            }))}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
          <Button type="submit" pending={state.isPending && form.saving}>
            {account.save}
          </Button>
          <p role="status" className="text-sm text-success">
            {result?.isSaved && !state.isPending ? account.saved : ''}
          </p>
        </div>
      </StoreForm>
    </div>
  );
}

interface ConflictProps {
  fields: readonly ProfileField[];
  saved: Profile;
  mine: Profile;
}

/** Both versions of what was changed in two places. Saving again keeps the entries of the form. */
function Conflict({ fields, saved, mine }: ConflictProps) {
  const { account } = useText();
  const paths = usePaths();
  const labels: Readonly<Record<ProfileField, string>> = {
    'contact.firstName': account.firstName,
    'contact.lastName': account.lastName,
    'profile.nickname': account.nickname,
    'profile.title': account.headline,
    slug: account.slug,
    privacyStatus: account.privacy,
  };
  const show = (field: ProfileField, value: string): string =>
    (field === 'privacyStatus' ? account.privacies[value] : value) || account.empty;
  return (
    <Notice
      role="alert"
      tone="warning"
      title={account.conflict}
      className="mb-6"
      action={
        <a href={paths.profile} className={LINK} onClick={() => removeDraft(DRAFT)}>
          {account.takeTheirs}
        </a>
      }
    >
      <p>{account.conflictText}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {fields.map((field) => (
          <div key={field}>
            <dt className="font-medium">{labels[field]}</dt>
            <dd>
              {account.savedVersion}: <bdi>{show(field, saved[field])}</bdi>
            </dd>
            <dd>
              {account.myVersion}: <bdi>{show(field, mine[field])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
