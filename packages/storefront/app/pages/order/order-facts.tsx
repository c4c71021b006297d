import type { ReactNode } from 'react';
import type { Order } from 'storewire';
import { useText } from '../../text/text.tsx';
import { AddressLines } from '../purchase/address-lines.tsx';
import { DeliveryName } from '../purchase/delivery-name.tsx';
import { useOrderText } from './use-order-text.ts';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The gift card that an order was placed with, if any. */
export function GiftCardFact({ code }: { code: string | undefined }) {
  const { purchase } = useText();
  return code === undefined ? null : (
    <Fact name={purchase.giftCard}>
      <bdi translate="no">{code}</bdi>
    </Fact>
  );
}

/** How and where an order is delivered, and the billing address. */
export function DeliveryFacts({ order: { shippingInfo, recipientInfo, billingInfo } }: { order: Order }) {
  const { order: text } = useOrderText();
  return (
    <>
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
