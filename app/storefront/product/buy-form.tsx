import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from 'storewire';
import { useAddToCurrentCartAction } from 'storewire/react';
import { useText } from '../../shared/text/text.ts';
import { Button, LINK } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { QuantityField } from '../../shared/ui/quantity-field.tsx';
import { countPieces } from '../cart/use-cart.ts';
import { paths } from '../paths.ts';
import { STORES_APP_ID } from '../store.ts';
import { CustomTextFields, readCustomTexts } from './custom-text-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import type { Choices, Offer } from './selection.ts';

export interface BuyFormProps {
  product: Product;
  choices: Choices;
  offer: Offer;
  onChoose: (option: string, choice: string) => void;
}

/** Options, quantity and the button that adds them to the cart. */
export function BuyForm({ product, choices, offer, onChoose }: BuyFormProps) {
  const text = useText();
  const [quantity, setQuantity] = useState(1);
  const add = useAddToCurrentCartAction();
  const { stock } = offer;
  const canBuy = stock?.isInStock === true;
  const most = stock?.quantity;
  const wanted = most ? Math.min(quantity, most) : quantity;

  const choose = (option: string, choice: string): void => {
    add.reset();
    onChoose(option, choice);
  };
  const buy = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!canBuy || add.isMutating) return;
    const options = { ...offer.options, ...readCustomTexts(new FormData(event.currentTarget)) };
    const catalogReference = {
      catalogItemId: product.id ?? '',
      appId: STORES_APP_ID,
      ...(Object.keys(options).length > 0 ? { options } : {}),
    };
    // the error is displayed below, from the state of the action
    add.trigger({ lineItems: [{ quantity: wanted, catalogReference }] }).catch(() => undefined);
  };

  return (
    <form onSubmit={buy} className="flex flex-col gap-6">
      <OptionFields product={product} choices={choices} onChoose={choose} />
      <CustomTextFields fields={product.customTextFields ?? []} />
      <div className="flex flex-wrap gap-3">
        <QuantityField
          label={text.product.quantity}
          value={wanted}
          max={most || undefined}
          onCommit={setQuantity}
        />
        <Button
          type="submit"
          className="flex-1 whitespace-nowrap"
          aria-disabled={!canBuy}
          pending={add.isMutating && text.product.adding}
        >
          {canBuy ? text.product.add : text.stock.soldOut}
        </Button>
      </div>
      <p role="status" className="-mt-2 flex flex-wrap items-center gap-x-3 empty:hidden">
        {add.data && !add.isMutating ? (
          <>
            <Check aria-hidden="true" className="size-5 text-accent" />
            <span>{text.product.added(countPieces(add.data.cart))}</span>
            <Link to={paths.cart} className={classes(LINK, 'font-medium')}>
              {text.product.toCart}
            </Link>
          </>
        ) : null}
      </p>
      {add.error && !add.isMutating ? (
        <ErrorNotice isSmall title={text.product.addFailed} error={add.error} />
      ) : null}
    </form>
  );
}
