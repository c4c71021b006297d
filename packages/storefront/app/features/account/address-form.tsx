import type { MemberAddress } from 'storewire';
import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { AddressValues } from '../../form/address.ts';
import { AddressFields } from '../../form/address-fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { addressKey, toAddressForm } from './member-address.ts';
import type { AddressResult } from './save-addresses.ts';
import { useMemberText } from './use-member-text.ts';

interface AddressFormProps {
  /** Null to add one. */
  address: MemberAddress | null;
  result: AddressResult | undefined;
}

/** The form of an address of a member. */
export function AddressForm({ address, result }: AddressFormProps) {
  const { member } = useMemberText();
  const { form } = useText();
  const { country } = useLanguage();
  const paths = usePaths();
  const state = useForm('address', result);
  const values: AddressValues = result?.values ?? (address ? toAddressForm(address) : { country });
  return (
    <div className="max-w-2xl">
      {result?.isConflict ? (
        <Notice
          role="alert"
          tone="warning"
          title={member.conflict}
          className="mb-6"
          action={
            <a href={paths.addresses} className={LINK}>
              {member.takeTheirs}
            </a>
          }
        >
          {member.addressConflictText}
        </Notice>
      ) : null}
      <StoreForm
        state={state}
        draft={`address ${address ? addressKey(address) : 'new'}`}
        failedTitle={member.saveFailed}
      >
        {/* saved again after a conflict, it becomes another address */}
        {address && !result?.isConflict ? (
          <input type="hidden" name="before" value={addressKey(address)} />
        ) : null}
        <AddressFields values={values} hasName={false} hasCompany={false} hasPhone={false} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state.isPending && form.saving}>
            {member.save}
          </Button>
          <PageLink to={paths.addresses} className={buttonLook('outline')}>
            {form.cancel}
          </PageLink>
        </div>
      </StoreForm>
    </div>
  );
}
