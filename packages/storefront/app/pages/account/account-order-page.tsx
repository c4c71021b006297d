import { data } from 'react-router';
import { Skeleton } from '../../components/skeleton.tsx';
import { handleForm } from '../../routing/handle-form.ts';
import { usePaths } from '../../routing/paths.ts';
import { MissingPage } from '../../routing/route-error.tsx';
import { pageRead } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/account-order-page';
import { readMemberOrder } from './member-order.ts';
import { MemberOrderDetails } from './member-order-details.tsx';
import { type ReorderResult, submitReorder } from './reorder.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const page = await pageRead(store, readMemberOrder(store, params.order));
  const { read } = page.data;
  if (!(read instanceof Promise) && read.value === null) throw data(null, 404);
  return page;
}

export const action = (args: Route.ActionArgs) => handleForm<ReorderResult>(args, { reorder: submitReorder });

/** One order of the member. */
export default function AccountOrderPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account, order } = useText();
  const paths = usePaths();
  const parent = { label: account.orders, to: paths.accountOrders };
  return (
    <AccountRead
      read={read}
      failedTitle={order.failed}
      level="h1"
      skeleton={
        <AccountSection title={account.order} parent={parent}>
          <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Skeleton className="h-96 rounded-3xl" />
            <Skeleton className="h-96 rounded-3xl" />
          </div>
        </AccountSection>
      }
    >
      {(found) =>
        found ? (
          <AccountSection title={order.title(found.order.number)} parent={parent}>
            <MemberOrderDetails {...found} result={actionData} />
          </AccountSection>
        ) : (
          <MissingPage />
        )
      }
    </AccountRead>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
