import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { Product } from 'storewire';
import { useAnnounce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { offerOf, track } from '../../features/analytics/track.ts';
import { BackInStockForm } from '../../features/back-in-stock/back-in-stock-form.tsx';
import { FormQuantity } from '../../form/fields.tsx';
import type { FormResult, Problems } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import type { Deferred } from '../../routing/deferred.ts';
import { useText } from '../../text/text.tsx';
import { AddNotice } from './add-notice.tsx';
import { addFailure, QUANTITY_FIELD, readAddition } from './buy-entries.ts';
import { CustomTextFields } from './custom-text-fields.tsx';
import { useStockText } from './offer-details.tsx';
import { OptionFields } from './option-fields.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Selection } from './use-selection.ts';

const BuyBar = lazy(async () => ({ default: (await import('./buy-bar.tsx')).BuyBar }));

interface BuyFormProps {
  product: Product;
  selection: Selection;
  /** Products that go with it. */
  recommended: Deferred<Product[] | null>;
}

/** Options, texts, quantity and the button that adds them to the cart. */
export function BuyForm({ product, selection, recommended }: BuyFormProps) {
  const text = useText();
  const { product: texts, catalog } = text;
  const announce = useAnnounce();
  const cart = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [problems, setProblems] = useState<Problems>();
  const { result: sent } = useForm('add', useActionData<FormResult>());
  const { availability } = selection;
  const stock = useStockText(product, selection);
  const canBuy = availability === 'available';
  const isSoldOut = availability === 'notMade' || availability === 'soldOut';
  const fields = product.customTextFields ?? [];
  const isBusy = cart.outcome.state === 'adding';
  const isUnknown = cart.outcome.state === 'unknown';

  const buy = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!canBuy || isBusy || isUnknown) return;
    const entries = new FormData(event.currentTarget);
    const { problems: found, item } = readAddition(entries, fields, selection, text);
    setProblems(found);
    if (!item) return;
    const count = await cart.add(item);
    if (count === undefined) return;
    announceAdded(count);
    track({ event: 'add_to_cart', ...offerOf(product, selection, item.quantity) });
  };

  const announceAdded = (count: number): void => announce(texts.added(count));
  const { outcome } = cart;
  const failure = outcome.state === 'failed' ? addFailure(outcome.error, text) : undefined;
  const result = problems || outcome.state !== 'idle' ? { intent: 'add', problems, ...failure } : sent;

  return (
    <>
      <StoreForm
        isSmall
        ref={form}
        state={{ intent: 'add', result, isPending: isBusy }}
        failedTitle={texts.addFailed}
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
            {availability === 'notMade' ? texts.notMade : catalog.soldOut}
          </Button>
        ) : (
          <>
            {fields.length > 0 ? <CustomTextFields fields={fields} /> : null}
            <div className="flex flex-wrap items-end gap-3">
              <FormQuantity
                label={catalog.quantity}
                name={QUANTITY_FIELD}
                value={quantity}
                max={selection.quantity}
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
        <AddNotice cart={cart} onAdded={announceAdded} recommended={recommended} />
      </StoreForm>
      {availability === 'soldOut' ? (
        <BackInStockForm key={selection.item.variantId} variantId={selection.item.variantId} />
      ) : null}
      <Suspense>
        <BuyBar
          form={form}
          selection={selection}
          stock={stock.text}
          note={outcome.state === 'added' ? texts.added(outcome.count) : undefined}
          canBuy={canBuy && !isUnknown}
          pending={isBusy && texts.adding}
        />
      </Suspense>
    </>
  );
}
