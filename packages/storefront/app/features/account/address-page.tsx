import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Skeleton } from '../../components/skeleton.tsx';
import { pageRead, readMember } from '../../pages/account/account-request.ts';
import { AccountRead, AccountSection } from '../../pages/account/account-section.tsx';
import { handleForm } from '../../routing/handle-form.ts';
import { languageOfPath, pathsIn, usePaths } from '../../routing/paths.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/address-page';
import { AddressForm } from './address-form.tsx';
import { ADDRESS_HANDLERS } from './save-addresses.ts';
import { useMemberText } from './use-member-text.ts';

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

const SKELETON = <Skeleton className="h-128 max-w-2xl rounded-3xl" />;

/** Adds or changes an address. */
export default function AddressPage({ loaderData: { read }, actionData, params }: Route.ComponentProps) {
  const { member } = useMemberText();
  const paths = usePaths();
  const title = params.address === NEW ? member.addAddress : member.editAddress;
  return (
    <AccountSection title={title} parent={{ label: member.addresses, to: paths.addresses }}>
      <AccountRead read={read} failedTitle={member.addressesFailed} skeleton={SKELETON}>
        {(address) => <AddressForm key={params.address} address={address} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
