import { lazy, Suspense } from 'react';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { Slots } from '../../slots/feature.ts';
import { useText } from '../../text/text.tsx';
import type { AddToCart } from './use-add-to-cart.ts';

export const loadMiniCart = () => import('./mini-cart.tsx').then(({ MiniCart }) => ({ default: MiniCart }));
const MiniCart = lazy(loadMiniCart);

type AddNoticeProps = Slots['added.end'] & {
  cart: AddToCart;
  onAdded: (count: number) => void;
};

/** The result of adding the item, next to the button. The form says why nothing was added. */
export function AddNotice({ cart, onAdded, ...shown }: AddNoticeProps) {
  const { product: texts, states } = useText();
  const paths = usePaths();
  const { outcome } = cart;
  if (outcome.state === 'added')
    return (
      <Suspense>
        <MiniCart {...outcome} {...shown} />
      </Suspense>
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
