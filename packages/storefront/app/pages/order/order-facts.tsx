import { Fact } from '../../components/fact.tsx';
import { AddressLines, DeliveryName } from '../../shop/cart/delivery.tsx';
import { useText } from '../../text/text.tsx';
import type { ShownOrder } from './read-order.ts';

/** The gift card that an order was placed with, how and where it is delivered, and the billing address. */
export function OrderFacts({ order, giftCard }: ShownOrder) {
  const { order: text, purchase } = useText();
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
