import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { AddedToCart, Slots } from '../../slots/feature.ts';
import { Slot, useIsFilled } from '../../slots/slot.tsx';
import { useText } from '../../text/text.tsx';
import type { AddToCart } from './use-add-to-cart.ts';

type AddNoticeProps = Slots['added.end'] & {
  cart: AddToCart;
  onAdded: (count: number) => void;
};

/** The result of adding the item, next to the button. The form says why nothing was added. */
export function AddNotice({ cart, onAdded, ...shown }: AddNoticeProps) {
  const { product: texts, states } = useText();
  const paths = usePaths();
  const { outcome } = cart;
  const isFilled = useIsFilled('product.added');
  if (outcome.state === 'adding' || outcome.state === 'added') {
    const added = outcome.state === 'added' ? outcome : undefined;
    if (isFilled) return <Slot name="product.added" props={{ ...shown, added }} />;
    return added ? <AddedNotice {...added} /> : null;
  }
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
            onClick={() => void cart.check().then((count) => count !== undefined && onAdded(count))}
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

function AddedNotice({ count }: AddedToCart) {
  const { product } = useText();
  const paths = usePaths();
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {product.added(count)}
      <PageLink to={paths.cart} className={LINK}>
        {product.toCart}
      </PageLink>
    </p>
  );
}
