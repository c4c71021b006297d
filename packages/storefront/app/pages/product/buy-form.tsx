import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { SelectionText } from 'storewire';
import { useAnnounce } from '../../components/announcer.tsx';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Notice } from '../../components/notice.tsx';
import { offerOf, track } from '../../features/analytics/track.ts';
import { BackInStockForm } from '../../features/back-in-stock/back-in-stock-form.tsx';
import { FormQuantity, FormText } from '../../form/fields.tsx';
import type { FormResult, Problems } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useMoney, useText } from '../../text/text.tsx';
import { addFailure, QUANTITY_FIELD, readAddition, textFieldName } from './buy-entries.ts';
import { useStockText } from './offer-details.tsx';
import { type OfferedProduct, OptionFields, type Selection } from './selection.tsx';
import { type AddOutcome, useAddToCart } from './use-add-to-cart.ts';

const AddedNotice = lazyPart(async () => (await import('./added-notice.tsx')).AddedNotice, AddedText);
const BuyBar = lazyPart(async () => (await import('./buy-bar.tsx')).BuyBar);

interface BuyFormProps {
  product: OfferedProduct;
  selection: Selection;
}

/** Options, texts, quantity and the button that adds them to the cart. */
export function BuyForm({ product, selection }: BuyFormProps) {
  const text = useText();
  const { product: texts, catalog } = text;
  const announce = useAnnounce();
  const { outcome, add, reset } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [problems, setProblems] = useState<Problems>();
  const { result: sent } = useForm('add', useActionData<FormResult>());
  const { availability } = selection;
  const stock = useStockText(product, selection);
  const canBuy = availability === 'available';
  const isSoldOut = availability === 'notMade' || availability === 'soldOut';
  const isBusy = outcome.state === 'adding';
  const isUnknown = outcome.state === 'unknown';

  // the form sends nothing while it is busy
  const buy = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!canBuy || isUnknown) return;
    const entries = new FormData(event.currentTarget);
    const { problems: found, item } = readAddition(entries, selection, text);
    setProblems(found);
    if (!item) return;
    void add(item, (count) => {
      announce(texts.added(count));
      track({ event: 'add_to_cart', ...offerOf(product, selection, item.quantity) });
    });
  };

  const failure = outcome.state === 'failed' ? addFailure(outcome.error, text) : undefined;
  const result = problems || outcome.state !== 'idle' ? { intent: 'add', problems, ...failure } : sent;

  return (
    <>
      <StoreForm
        isSmall
        ref={form}
        state={{ intent: 'add', result, isPending: isBusy }}
        failedTitle={texts.addFailed}
        onSubmit={buy}
        className="flex flex-col gap-5"
      >
        <OptionFields
          product={product}
          selection={{
            ...selection,
            choose: (option, choice) => {
              if (!isBusy && !isUnknown) reset();
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
            {selection.texts.map((field) => (
              <CustomText key={field.key} field={field} currency={selection.price?.currency} />
            ))}
            <div className="flex flex-wrap items-end gap-3" data-print="none">
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
        <AddNotice outcome={outcome} />
      </StoreForm>
      <BackInStockForm key={selection.item.variantId} selection={selection} />
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

/** The number of characters that are left is shown from here on. */
const NEAR_END = 10;

/** A text that shoppers enter, such as an engraving. */
function CustomText({ field, currency }: { field: SelectionText; currency: string | undefined }) {
  const { product } = useText();
  const money = useMoney();
  const [length, setLength] = useState(0);
  const { title, key, maxLength, isMandatory, addedPrice } = field;
  const left = maxLength === undefined ? undefined : maxLength - length;
  const hints = [
    addedPrice && `+${money(addedPrice, currency)}`,
    left !== undefined && left <= NEAR_END && product.charactersLeft(left),
  ];
  return (
    <FormText
      label={title}
      name={textFieldName(key)}
      isOptional={!isMandatory}
      maxLength={maxLength}
      dir="auto"
      autoComplete="off"
      aria-required={isMandatory}
      hint={hints.filter(Boolean).join(', ') || undefined}
      onChange={(event) => setLength(event.target.value.trim().length)}
    />
  );
}

/** In place of the notice. */
function AddedText({ count }: { count: number }) {
  const { product } = useText();
  return <Notice tone="success" title={product.added(count)} />;
}

/** The result of adding the item. The form says why nothing was added. */
function AddNotice({ outcome }: { outcome: AddOutcome }) {
  const { product: texts, states } = useText();
  const paths = usePaths();
  if (outcome.state === 'added')
    return (
      <Suspense>
        <AddedNotice {...outcome} />
      </Suspense>
    );
  if (outcome.state === 'unsent')
    return (
      <ErrorNotice
        isSmall
        title={texts.addFailed}
        error={outcome.error}
        action={
          <Button type="submit" look="outline" size="small">
            {states.retry}
          </Button>
        }
      />
    );
  if (outcome.state !== 'unknown') return null;
  return (
    <ErrorNotice
      isSmall
      title={states.unknownOutcome}
      error={outcome.error}
      text={texts.addUnknown}
      action={
        <>
          <Button
            look="outline"
            size="small"
            pending={outcome.isChecking && states.retrying}
            onClick={() => void outcome.check()}
          >
            {texts.checkCart}
          </Button>
          <PageLink to={paths.cart} className={buttonLook('quiet', 'small')}>
            {texts.toCart}
          </PageLink>
        </>
      }
    />
  );
}
