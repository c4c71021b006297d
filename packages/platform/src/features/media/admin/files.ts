/** What a merchant adds to the media library without an upload. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { anyItem } from '../../../kernel/actions/shapes.ts';
import { addReadyFile } from '../calls/add.ts';
import { inspect } from '../inspect.ts';

export const fileActions = {
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
};
