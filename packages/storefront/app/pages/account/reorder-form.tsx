import { Form, useNavigation } from 'react-router';
import { Button, buttonLook } from '../../components/button.tsx';
import { List } from '../../components/data.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { errorOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { useOrderText } from '../order/use-order-text.ts';
import type { ReorderResult } from './reorder.ts';
import { useAccountText } from './use-account-text.ts';

/** Puts the products of the order into the cart again, and says which are not available. */
export function ReorderForm({ result }: { result: ReorderResult | undefined }) {
  const { account } = useAccountText();
  const { order } = useOrderText();
  const isPending = useNavigation().formData?.get('intent') === 'reorder';
  return (
    <>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value="reorder" />
        <Button type="submit" pending={isPending && order.reordering}>
          {order.reorder}
        </Button>
      </Form>
      {/* after the buttons, over the full width */}
      <div className="order-last w-full empty:hidden">
        {result?.failure ? (
          <ErrorNotice isSmall title={account.reorderFailed} error={errorOf(result.failure)} />
        ) : null}
        {result?.reorder && !isPending ? <ReorderOutcome reorder={result.reorder} /> : null}
      </div>
    </>
  );
}

function ReorderOutcome({
  reorder: { added, missing, fewer },
}: {
  reorder: NonNullable<ReorderResult['reorder']>;
}) {
  const { account } = useAccountText();
  const { order } = useOrderText();
  const { shell } = useText();
  const paths = usePaths();
  const isComplete = missing.length === 0 && fewer.length === 0;
  return (
    <Notice
      role="status"
      tone={isComplete ? 'success' : 'warning'}
      title={added > 0 ? order.reordered(added) : account.reorderNone}
      action={
        added > 0 ? (
          <PageLink to={paths.cart} className={buttonLook('outline', 'small')}>
            {shell.cart}
          </PageLink>
        ) : undefined
      }
    >
      {missing.length > 0 ? (
        <p>
          {account.notAvailable} <List items={missing} />
        </p>
      ) : null}
      {fewer.map(({ name, quantity }) => (
        <p key={name}>
          <bdi>{name}</bdi>: {account.onlyAdded(quantity)}
        </p>
      ))}
    </Notice>
  );
}
