import type { Review } from 'storewire';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/text.tsx';

interface DeleteReviewProps {
  /** A review of the member. */
  review: Review;
  /** Name of its product. */
  name: string;
  /** What the page has answered to its last form. */
  result?: FormResult | undefined;
  /** The page that deletes it, if that is another one. */
  action?: string;
  className?: string;
}

/** Deletes a review, after a question. */
export function DeleteReview({ review, name, result, action, className }: DeleteReviewProps) {
  const { ownReview } = useText();
  const state = useForm('delete', result?.values?.['reviewId'] === review.id ? result : undefined);
  return (
    <Disclosure
      look="card"
      summary={
        <>
          {ownReview.remove}
          <bdi className="sr-only"> {name}</bdi>
        </>
      }
      className={className}
    >
      <StoreForm state={state} action={action} failedTitle={ownReview.removeFailed}>
        <input type="hidden" name="reviewId" value={review.id} />
        <p className="text-soft">{ownReview.removeText}</p>
        <Button
          type="submit"
          look="danger"
          pending={state.isPending && ownReview.removing}
          className="self-start"
        >
          {ownReview.remove}
        </Button>
      </StoreForm>
    </Disclosure>
  );
}
