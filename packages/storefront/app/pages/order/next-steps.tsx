import type { Order } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { placeOf } from '../../shop/cart/delivery.tsx';
import { CatalogText, useLanguage, useText } from '../../text/text.tsx';
import { orderArrival } from './order-arrival.ts';

/** When a new order arrives, what happens until then, and where its member finds it later. */
export function NextSteps({ order, isMember }: { order: Order; isMember: boolean }) {
  const { order: text } = useText();
  const paths = usePaths();
  const { shippingInfo } = order;
  const { mail, packed, pickup, sent, download } = text.nextSteps;
  const steps = shippingInfo
    ? shippingInfo.logistics?.pickupDetails
      ? [mail, pickup]
      : [mail, packed, sent]
    : [mail, download];
  return (
    <section aria-labelledby="next" className="rounded-3xl bg-sunk p-5 sm:p-8">
      {shippingInfo ? <Arrival order={order} shippingInfo={shippingInfo} /> : null}
      <h2 id="next" className="text-lg">
        {text.next}
      </h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isMember ? (
        <PageLink to={paths.accountOrder(order.id ?? '')} className={`${LINK} mt-2`} data-print="none">
          {text.inAccount}
        </PageLink>
      ) : null}
    </section>
  );
}

interface ArrivalProps {
  order: Order;
  shippingInfo: NonNullable<Order['shippingInfo']>;
}

/** When an order arrives, or can be picked up: what its buyer wants to know first. */
function Arrival({ order, shippingInfo: { title, logistics } }: ArrivalProps) {
  const { product } = useText();
  const { locale } = useLanguage();
  const place = logistics?.pickupDetails && placeOf(logistics.pickupDetails);
  const time = orderArrival(order, locale);
  return (
    <div className="mb-6 border-line border-b pb-6">
      {time === undefined ? null : (
        <>
          <p className="text-soft">
            {place === undefined ? product.arrives : <CatalogText>{title}</CatalogText>}
          </p>
          <p className="mt-1 text-balance font-serif text-display">
            <CatalogText>{time}</CatalogText>
          </p>
        </>
      )}
      <p className="mt-2">
        <CatalogText>{place ?? title}</CatalogText>
      </p>
    </div>
  );
}
