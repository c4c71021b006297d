/** What a moderator decides. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { done, text } from '../../../kernel/schemas/shapes.ts';
import { moderateReview } from '../moderation.ts';

export const reviewActions = {
  moderateReview: defineAction({
    summary: 'Approves or rejects a review.',
    effect: 'write',
    input: object({ id: text, decision: { enum: ['APPROVED', 'REJECTED'] } }),
    output: done,
    run: (context, { id, decision }) => {
      moderateReview(context, id, decision);
      return {};
    },
  }),
};
