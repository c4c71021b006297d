/** Actions on what shoppers and merchants add to the shop: reviews and files. */
import * as z from 'zod/mini';
import { addReadyFile } from '../../../features/media/calls/add.ts';
import { inspect } from '../../../features/media/inspect.ts';
import { moderateReview } from '../../../features/reviews/moderation.ts';
import { defineAction } from '../shared/action.ts';
import { anyItem, done } from '../shared/shapes.ts';

export const contentActions = {
  addFile: defineAction({
    summary: 'Adds a file that is ready at once.',
    effect: 'task',
    input: z.strictObject({
      displayName: z.string().check(z.minLength(1), z.maxLength(255)),
      content: z.base64().check(z.meta({ description: 'The bytes, as base64.' })),
      mimeType: z.exactOptional(z.string()),
      id: z.exactOptional(z.string().check(z.minLength(1))),
      private: z.exactOptional(z.boolean()),
      labels: z.exactOptional(z.array(z.string())),
    }),
    output: z.object({ file: anyItem }),
    run: async (context, { content, mimeType = '', ...info }) => {
      const { media, db } = context;
      const bytes = Buffer.from(content, 'base64');
      const hash = media.add(bytes);
      const path = media.pathOf(hash);
      const inspected = await inspect(path, mimeType, info.displayName);
      const source = { path, hash, size: bytes.byteLength };
      return { file: db.write(() => addReadyFile(context, info, inspected, source)) };
    },
  }),

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
