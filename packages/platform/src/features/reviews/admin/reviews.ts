/** What a moderator decides. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { done } from '../../../kernel/actions/shapes.ts';
import { moderateReview } from '../moderation.ts';

export const reviewActions = {
  moderateReview: defineAction({
    summary: 'Approves or rejects a review.',
    effect: 'write',
    input: z.strictObject({ id: z.string(), decision: z.enum(['APPROVED', 'REJECTED']) }),
    output: done,
    run: (context, { id, decision }) => {
      moderateReview(context, id, decision);
      return {};
    },
  }),
};
