import { Fragment, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Order } from 'storewire';
import { useRevalidate } from 'storewire/react';
import { Button, buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { FailedForm } from '../../form/failed-form.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Reorder, ReorderResult } from './reorder.ts';

interface ReorderFormProps {
  order: Order;
  /** Of the form that was sent last. */
  result: ReorderResult | undefined;
}

/** Puts the products of the order into the cart again, and says which are not available. */
export function ReorderForm({ order, result }: ReorderFormProps) {
  const { order: texts } = useText();
  const isPending = useNavigation().formData?.get('intent') === 'reorder';
  const revalidate = useRevalidate();
  useEffect(() => {
    if (result) void revalidate(['currentCartV2']);
  }, [result, revalidate]);
  return (
    <>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value="reorder" />
        <input type="hidden" name="order" value={order.id ?? ''} />
        {result?.failure
          ? result.reorder?.done.map((line) => <input key={line} type="hidden" name="done" value={line} />)
          : null}
        <Button type="submit" pending={isPending && texts.reordering}>
          {texts.reorder}
        </Button>
      </Form>
      {/* after the buttons, over the full width */}
      <div className="order-last w-full empty:hidden">
        {result?.failure ? (
          <FailedForm title={texts.reorderFailed} failure={result.failure} check={<CartLink />} />
        ) : null}
        {result?.reorder && !isPending ? (
          <ReorderOutcome reorder={result.reorder} isPart={result.failure !== undefined} />
        ) : null}
      </div>
    </>
  );
}

interface ReorderOutcomeProps {
  reorder: Reorder;
  /** The shop has failed before the last line. */
  isPart: boolean;
}

function ReorderOutcome({ reorder: { added, missing, fewer }, isPart }: ReorderOutcomeProps) {
  const { order: texts } = useText();
  const isComplete = !isPart && missing.length === 0 && fewer.length === 0;
  return (
    <Notice
      role="status"
      tone={isComplete ? 'success' : 'warning'}
      title={added > 0 ? texts.reordered(added) : texts.reorderNone}
      action={added > 0 ? <CartLink /> : undefined}
    >
      {missing.length > 0 ? (
        <p>
          {texts.notAvailable} <List items={missing} />
        </p>
      ) : null}
      {fewer.map(({ name, quantity }) => (
        <p key={name}>
          <bdi>{name}</bdi>: {texts.onlyAdded(quantity)}
        </p>
      ))}
    </Notice>
  );
}

function CartLink() {
  const { shell } = useText();
  return (
    <PageLink to={usePaths().cart} className={buttonLook('outline', 'small')}>
      {shell.cart}
    </PageLink>
  );
}

/** Names as "a, b and c" in the language of the page, each isolated. */
function List({ items }: { items: readonly string[] }) {
  const { locale } = useLanguage();
  const places = items.map((_, index) => String(index));
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(places);
  return parts.map(({ type, value }) =>
    type === 'element' ? (
      <bdi key={`item ${value}`}>{items[Number(value)]}</bdi>
    ) : (
      <Fragment key={`after ${value} ${parts.findIndex((part) => part.value === value)}`}>{value}</Fragment>
    ),
  );
}
