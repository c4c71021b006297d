import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { MemberAddress } from 'storewire';
import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { AddressValues } from '../../form/address.ts';
import { AddressFields } from '../../form/address-fields.tsx';
import type { DraftForm } from '../../form/draft.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Route } from './+types/address-page';
import { addressKey, toAddressForm } from './member-address.ts';
import { ADDRESS_HANDLERS, type AddressResult } from './save-addresses.ts';

/** Instead of an id, in the path of an address that is added. */
const NEW = 'new';

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const found = readMember(store.client).then(({ id: memberId, contact }) => {
    if (params.address === NEW) return { memberId, address: null };
    const address = contact?.addresses?.find(({ id }) => id === params.address);
    // any update of the list, also from another tab, has given the address another id
    if (!address) throw redirect(`${pathsIn(languageOfPath(url.pathname)).addresses}?done=changed`);
    return { memberId, address };
  });
  return pageRead({ ...store, isNavigation: false }, found);
}

/** What was entered stays when it was not saved. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;

export const action = (args: Route.ActionArgs) => handleForm(args, ADDRESS_HANDLERS);

const SKELETON = <Skeleton className="h-128 max-w-2xl rounded-3xl" />;

/** Adds or changes an address. */
export default function AddressPage({ loaderData: { read }, actionData, params }: Route.ComponentProps) {
  const { account } = useText();
  const paths = usePaths();
  const title = params.address === NEW ? account.addAddress : account.editAddress;
  return (
    <AccountSection title={title} parent={{ label: account.addresses, to: paths.addresses }}>
      <AccountRead read={read} failedTitle={account.addressesFailed} skeleton={SKELETON}>
        {(read) => <AddressForm key={params.address} {...read} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

interface AddressFormProps {
  memberId: DraftForm['memberId'];
  /** Null to add one. */
  address: MemberAddress | null;
  result: AddressResult | undefined;
}

/** The form of an address of a member. */
function AddressForm({ memberId, address, result }: AddressFormProps) {
  const { account, form } = useText();
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
          title={account.conflict}
          className="mb-6"
          action={
            <a href={paths.addresses} className={LINK}>
              {account.takeTheirs}
            </a>
          }
        >
          {account.addressConflictText}
        </Notice>
      ) : null}
      <StoreForm
        state={state}
        draft={{ name: `address ${address ? addressKey(address) : NEW}`, memberId }}
        failedTitle={account.saveFailed}
      >
        {/* saved again after a conflict, it becomes another address */}
        {address && !result?.isConflict ? (
          <input type="hidden" name="before" value={addressKey(address)} />
        ) : null}
        <AddressFields values={values} hasName={false} hasPhone={false} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state.isPending && form.saving}>
            {account.save}
          </Button>
          <PageLink to={paths.addresses} className={buttonLook('outline')}>
            {form.cancel}
          </PageLink>
        </div>
      </StoreForm>
    </div>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
