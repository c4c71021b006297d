/** Actions of the moderators of reviews. */
import * as z from 'zod/mini';
import { moderateReview } from '../../calls/reviews/moderation.ts';
import { defineAction } from '../action.ts';
import { done } from '../shapes.ts';

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
