import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { AddressLines } from '../purchase/address-lines.tsx';
import { DeliveryName } from '../purchase/delivery-name.tsx';
import type { ShownOrder } from './read-order.ts';
import { useOrderText } from './use-order-text.ts';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The gift card that an order was placed with, how and where it is delivered, and the billing address. */
export function OrderFacts({ order, giftCard }: ShownOrder) {
  const { order: text } = useOrderText();
  const { purchase } = useText();
  const { shippingInfo, recipientInfo, billingInfo } = order;
  return (
    <>
      {giftCard === undefined ? null : (
        <Fact name={purchase.giftCard}>
          <bdi translate="no">{giftCard}</bdi>
        </Fact>
      )}
      {shippingInfo ? (
        <Fact name={text.deliveryMethod}>
          <DeliveryName option={shippingInfo} />
        </Fact>
      ) : null}
      {shippingInfo && recipientInfo ? (
        <Fact name={text.deliveryAddress}>
          <AddressLines contact={recipientInfo} />
        </Fact>
      ) : null}
      {billingInfo?.address ? (
        <Fact name={text.billingAddress}>
          <AddressLines contact={billingInfo} />
        </Fact>
      ) : null}
    </>
  );
}
