import type { Product } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import type { Deferred } from '../../routing/deferred.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { MiniCart } from '../cart/mini-cart.tsx';
import type { AddToCart } from './use-add-to-cart.ts';

interface AddNoticeProps {
  cart: AddToCart;
  onAdded: (count: number) => void;
  /** Products that go with it. */
  recommended: Deferred<Product[] | null>;
}

/** The result of adding the item, next to the button. The form says why nothing was added. */
export function AddNotice({ cart, onAdded, recommended }: AddNoticeProps) {
  const { product: texts, states } = useText();
  const paths = usePaths();
  const { outcome } = cart;
  if (outcome.state === 'added') return <MiniCart {...outcome} recommended={recommended} />;
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
