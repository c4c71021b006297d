import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { RequestId } from '../../components/request-id.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import { useText } from '../../text/text.tsx';
import type { AddFailure } from './product-action.ts';
import type { AddToCart } from './use-add-to-cart.ts';

/** The result of adding the item, next to the button: a link to the cart, or an error until it is resolved. */
export function AddNotice({ cart, onAdded }: { cart: AddToCart; onAdded: (count: number) => void }) {
  const { product: texts, states } = useText();
  const paths = usePaths();
  const { outcome } = cart;
  if (outcome.state === 'failed') {
    const [short] = shortItemsOf(outcome.error);
    const text = short && texts.tooMany(short.available, short.requested);
    return <ErrorNotice isSmall title={texts.addFailed} error={outcome.error} text={text} />;
  }
  if (outcome.state === 'added')
    return (
      <Notice tone="success">
        {texts.added(outcome.count)}{' '}
        <PageLink to={paths.cart} className={LINK}>
          {texts.toCart}
        </PageLink>
      </Notice>
    );
  if (outcome.state !== 'unknown') return <SlowNotice isWaiting={outcome.state === 'adding'} />;
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

/** Why the form that was sent without JavaScript has added nothing. */
export function SentFormNotice({ failure }: { failure: AddFailure }) {
  const { product: texts, catalog, states } = useText();
  const { short } = failure;
  const reason = {
    combination: texts.notMade,
    failed: states.rejected,
    short: short && texts.tooMany(short.available, short.requested),
    quantity: failure.max === undefined ? catalog.quantityMin : catalog.quantityMax(failure.max),
  }[failure.problem];
  return (
    <Notice tone="danger" role="alert" title={texts.addFailed}>
      <p>{reason}</p>
      <RequestId id={failure.requestId} />
    </Notice>
  );
}
