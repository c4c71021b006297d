import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { MemberAddress } from 'storewire';
import { storeRequest } from '../../server/store-request.ts';
import { AddressFields } from '../../shared/form/address-fields.tsx';
import type { AddressValues } from '../../shared/form/address.ts';
import { StoreForm } from '../../shared/form/store-form.tsx';
import { useLanguage, useText } from '../../shared/text/text.tsx';
import { Button, buttonLook, LINK } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { languageOfPath, pathsIn, usePaths } from '../shell/paths.ts';
import type { Route } from './+types/address-page';
import { pageRead, readMember } from './account-request.ts';
import { AccountRead, AccountSection } from './account-section.tsx';
import { handleForm } from './form-result.ts';
import { addressKey, memberAddressProblems, toAddressForm } from './member-address.ts';
import { ADDRESS_HANDLERS, type AddressResult } from './save-addresses.ts';
import { useAccountForm } from './use-account-form.ts';

/** Instead of an id, in the path of an address that is added. */
const NEW = 'new';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  if (params.address === NEW) return pageRead(store, Promise.resolve(null));
  const found = readMember(store.client).then(({ contact }) => {
    const address = contact?.addresses?.find(({ id }) => id === params.address);
    // any update of the list, also from another tab, has given the address another id
    if (!address)
      throw redirect(`${pathsIn(languageOfPath(new URL(request.url).pathname)).addresses}?done=changed`);
    return address;
  });
  return pageRead({ ...store, isNavigation: false }, found);
}

/** What was entered stays when it was not saved. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;

export const action = (args: Route.ActionArgs) => handleForm(args, ADDRESS_HANDLERS);

/** Adds or changes an address. */
export default function AddressPage({ loaderData: { read }, actionData, params }: Route.ComponentProps) {
  const { account, member } = useText();
  const paths = usePaths();
  const title = params.address === NEW ? member.addAddress : member.editAddress;
  return (
    <AccountSection title={title} parent={{ label: account.addresses, to: paths.addresses }}>
      <AccountRead
        read={read}
        failedTitle={member.addressesFailed}
        skeleton={<Skeleton className="h-128 max-w-2xl rounded-3xl" />}
      >
        {(address) => <AddressForm key={params.address} address={address} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

/** The country that a new address starts with. */
const FIRST_COUNTRY = { en: 'IE', de: 'DE', he: 'IL' } as const;

const loadSchema = () =>
  import('./schemas.ts').then(({ MemberAddressInputSchema }) => MemberAddressInputSchema);

interface AddressFormProps {
  /** Null to add one. */
  address: MemberAddress | null;
  result: AddressResult | undefined;
}

function AddressForm({ address, result }: AddressFormProps) {
  const { member, form } = useText();
  const { code } = useLanguage();
  const paths = usePaths();
  const { id, state } = useAccountForm<AddressValues>({
    intent: 'address',
    result,
    schema: loadSchema,
    defaultValues: result?.values ?? (address ? toAddressForm(address) : { country: FIRST_COUNTRY[code] }),
    check: (values) => memberAddressProblems(values, form),
  });
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
      <StoreForm id={id} state={state} failedTitle={member.saveFailed}>
        <input type="hidden" name="intent" value="address" />
        {/* saved again after a conflict, it becomes another address */}
        {address && !result?.isConflict ? (
          <input type="hidden" name="before" value={addressKey(address)} />
        ) : null}
        <AddressFields hasName={false} hasCompany={false} hasPhone={false} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state.isPending && form.saving}>
            {member.save}
          </Button>
          <PageLink to={paths.addresses} className={buttonLook('outline')}>
            {member.cancel}
          </PageLink>
        </div>
      </StoreForm>
    </div>
  );
}

export { RouteError as ErrorBoundary } from '../system/route-error.tsx';
