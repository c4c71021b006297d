import { MapPin, Pencil, Plus } from 'lucide-react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { MemberAddress } from 'storewire';
import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { FailedForm } from '../../form/failed-form.tsx';
import { handleForm } from '../../routing/handle-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { AddressLines } from '../../shop/cart/delivery.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/addresses-page';
import { addressKey, streetOf } from './member-address.ts';
import { ADDRESS_HANDLERS } from './save-addresses.ts';

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  return pageRead(
    store,
    readMember(store.client).then(({ contact }) => contact?.addresses ?? []),
  );
}

export const action = (args: Route.ActionArgs) => handleForm(args, ADDRESS_HANDLERS);

/** The addresses of a member. */
export default function AddressesPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useText();
  const done = useSearchParams()[0].get('done') ?? '';
  const message = Object.hasOwn(account.addressDone, done) ? account.addressDone[done] : undefined;
  return (
    <AccountSection title={account.addresses} text={account.addressesText}>
      {actionData?.failure ? (
        <div className="mb-6">
          <FailedForm title={account.saveFailed} failure={actionData.failure} />
        </div>
      ) : message ? (
        <Notice
          role="status"
          tone={done === 'changed' ? 'warning' : 'success'}
          title={message}
          className="mb-6"
        />
      ) : null}
      <AccountRead
        read={read}
        failedTitle={account.addressesFailed}
        skeleton={
          <div className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-52 rounded-3xl" />
            <Skeleton className="h-52 rounded-3xl" />
          </div>
        }
      >
        {(addresses) => <Addresses addresses={addresses} />}
      </AccountRead>
    </AccountSection>
  );
}

function Addresses({ addresses }: { addresses: readonly MemberAddress[] }) {
  const { account } = useText();
  const paths = usePaths();
  const isPending = useNavigation().formData?.get('intent') === 'removeAll';
  const add = (
    <PageLink to={paths.newAddress} className={buttonLook()}>
      <Plus aria-hidden="true" className="size-4" />
      {account.addAddress}
    </PageLink>
  );
  if (addresses.length === 0)
    return (
      <EmptyState
        icon={<MapPin aria-hidden="true" />}
        title={account.addressesEmpty}
        text={account.addressesEmptyText}
        action={add}
      />
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard key={address.id ?? addressKey(address)} address={address} />
        ))}
      </ul>
      <p className="mt-6">{add}</p>
      {addresses.length > 1 ? (
        <Disclosure summary={account.removeAllAddresses} className="mt-10">
          <p className="mb-4 max-w-prose text-soft">{account.removeAllText}</p>
          <Form method="post" replace>
            <input type="hidden" name="intent" value="removeAll" />
            <Button type="submit" look="danger" pending={isPending && account.removingEntry}>
              {account.removeAllAddresses}
            </Button>
          </Form>
        </Disclosure>
      ) : null}
    </>
  );
}

function AddressCard({ address }: { address: MemberAddress }) {
  const { account } = useText();
  const paths = usePaths();
  const { formData } = useNavigation();
  const key = addressKey(address);
  const isPending = formData?.get('intent') === 'remove' && formData.get('before') === key;
  const street = streetOf(address);
  return (
    <li className="flex flex-col card p-5">
      <div className="flex-1">
        <AddressLines contact={{ address: { ...address, addressLine: street } }} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5">
        <PageLink
          to={paths.address(address.id ?? '')}
          aria-label={`${account.editAddress}: ${street}`}
          className={LINK}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {account.edit}
        </PageLink>
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="before" value={key} />
          <Button
            type="submit"
            look="quiet"
            aria-label={`${account.removeAddress}: ${street}`}
            pending={isPending && account.removingEntry}
          >
            {account.removeEntry}
          </Button>
        </Form>
      </div>
    </li>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
