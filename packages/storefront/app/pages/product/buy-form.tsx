import { type FormEvent, useRef, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { type Product, productLine } from 'storewire';
import { useAnnounce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { useText } from '../../text/text.tsx';
import { AddNotice, SentFormNotice } from './add-notice.tsx';
import { BackInStockForm } from './back-in-stock-form.tsx';
import { BuyBar } from './buy-bar.tsx';
import { CustomTextFields } from './custom-text-fields.tsx';
import { QUANTITY_FIELD, readCustomTexts, readQuantity } from './form-names.ts';
import { useStockText } from './offer-details.tsx';
import { OptionFields } from './option-fields.tsx';
import type { ProductActionResult } from './product-action.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Selection } from './use-selection.ts';

/** Options, texts, quantity and the button that adds them to the cart; or a request for what is sold out. */
export function BuyForm({ product, selection }: { product: Product; selection: Selection }) {
  const { product: texts, catalog } = useText();
  const announce = useAnnounce();
  const cart = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const sent = useActionData<ProductActionResult>();
  const isSending = useNavigation().formMethod === 'POST';
  const { offer } = selection;
  const stock = useStockText(product, offer);
  const canBuy = offer.stock?.isInStock === true;
  const isSoldOut = offer.isMissing || offer.stock?.isInStock === false;
  const fields = product.customTextFields ?? [];
  const isBusy = cart.outcome.state === 'adding' || isSending;
  const isUnknown = cart.outcome.state === 'unknown';

  const buy = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!canBuy || isBusy || isUnknown) return;
    const entries = new FormData(event.currentTarget);
    const wanted = readQuantity(entries);
    const most = offer.stock?.quantity;
    const customTextFields = readCustomTexts(entries);
    const empty = fields.filter(({ title = '', mandatory }) => mandatory && !customTextFields[title]);
    setMissing(new Set(empty.map(({ title = '' }) => title)));
    // the fields say what is wrong with them
    if (wanted === undefined || (most !== undefined && wanted > most) || empty.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const { variantId } = offer;
    const count = await cart.add(
      productLine({
        productId: product.id ?? '',
        quantity: wanted,
        variantId,
        options: variantId === undefined ? selection.choices : undefined,
        customTextFields,
      }),
    );
    if (count !== undefined) announceAdded(count);
  };

  const announceAdded = (count: number): void => announce(texts.added(count));

  return (
    <>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void buy(event)}
        className="flex flex-col gap-6"
      >
        <OptionFields
          product={product}
          selection={{
            ...selection,
            choose: (option, choice) => {
              if (!isBusy && !isUnknown) cart.reset();
              selection.choose(option, choice);
            },
          }}
        />
        <noscript>
          <Button type="submit" look="outline" formMethod="get">
            {texts.showSelection}
          </Button>
        </noscript>
        {isSoldOut ? (
          <Button type="submit" aria-disabled>
            {offer.isMissing ? texts.notMade : catalog.soldOut}
          </Button>
        ) : (
          <>
            {fields.length > 0 ? <CustomTextFields fields={fields} missing={missing} /> : null}
            <div className="flex flex-wrap items-end gap-3">
              <QuantityField
                label={catalog.quantity}
                name={QUANTITY_FIELD}
                value={quantity}
                max={offer.stock?.quantity}
                onCommit={setQuantity}
              />
              <Button
                type="submit"
                className="grow"
                aria-disabled={!canBuy || isUnknown}
                pending={isBusy && texts.adding}
              >
                {texts.add}
              </Button>
            </div>
          </>
        )}
        <AddNotice cart={cart} onAdded={announceAdded} />
        {sent?.form === 'add' && cart.outcome.state === 'idle' ? <SentFormNotice failure={sent} /> : null}
      </Form>
      {offer.stock?.isInStock === false ? (
        <BackInStockForm key={offer.variantId} variantId={offer.variantId} />
      ) : null}
      <BuyBar
        selection={selection}
        stock={stock.text}
        form={form}
        canBuy={canBuy && !isUnknown}
        pending={isBusy && texts.adding}
      />
    </>
  );
}
