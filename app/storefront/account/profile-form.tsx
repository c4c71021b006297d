import { useState } from 'react';
import { FormRadioGroup, FormText } from '../../shared/form/fields.tsx';
import { StoreForm } from '../../shared/form/store-form.tsx';
import { useText } from '../../shared/text/text.tsx';
import { Button, LINK } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { usePaths } from '../shell/paths.ts';
import {
  BEFORE,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  profileIn,
  type ProfileValues,
  toValues,
} from './profile.ts';
import type { ProfileResult } from './save-profile.ts';
import { useAccountForm } from './use-account-form.ts';

const loadSchema = () => import('./schemas.ts').then(({ ProfileSchema }) => ProfileSchema);

/** The form of the profile. It contains the profile that the member has seen, so that the server finds conflicts. */
export function ProfileForm({ profile, result }: { profile: Profile; result: ProfileResult | undefined }) {
  const { account, form } = useText();
  const [first] = useState(profile);
  const entered = result?.values && profileIn(result.values);
  const seen = result?.saved ?? (result?.values ? profileIn(result.values, BEFORE) : first);
  const { id, state } = useAccountForm<ProfileValues>({
    intent: 'profile',
    result,
    schema: loadSchema,
    required: ['slug'],
    defaultValues: toValues(entered ?? first),
  });
  return (
    <div className="max-w-2xl">
      {result?.conflicts ? <Conflict fields={result.conflicts} saved={seen} mine={entered ?? first} /> : null}
      <StoreForm id={id} state={state} failedTitle={account.saveFailed} className="grid gap-5 sm:grid-cols-2">
        <input type="hidden" name="intent" value="profile" />
        {PROFILE_FIELDS.map((field) => (
          <input key={field} type="hidden" name={BEFORE + field} value={seen[field]} />
        ))}
        <FormText name="contact.firstName" label={account.firstName} isOptional autoComplete="given-name" />
        <FormText name="contact.lastName" label={account.lastName} isOptional autoComplete="family-name" />
        <FormText
          name="profile.nickname"
          label={account.nickname}
          isOptional
          autoComplete="nickname"
          className="sm:col-span-2"
        />
        <FormText
          name="profile.title"
          label={account.headline}
          hint={account.headlineHint}
          isOptional
          className="sm:col-span-2"
        />
        <FormText
          name="slug"
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
            name="privacyStatus"
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
        <a href={paths.profile} className={LINK}>
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
