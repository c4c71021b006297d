/** Actions on the shop as a whole: what it is, and its data as a whole. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { count, done, nothing, text } from '../../../kernel/schemas/shapes.ts';
import { exportFiles, fromJsonFiles, TooLargeExportError, toJsonFiles } from '../../../seeds/exchange.ts';
import { ImportError, importShop } from '../../../seeds/import.ts';
import { startOver } from '../../../seeds/start.ts';
import { defineToolAction } from '../shared/action.ts';

const files = {
  type: 'object',
  additionalProperties: text,
  description: 'Contents by file name. Those of `media/…` are base64.',
} as const;

export const shopActions = {
  getShop: defineToolAction({
    summary:
      'Returns the ids, keys and URLs of the shop, the version of its catalog, and the public key that events are verified with.',
    effect: 'read',
    path: '/shop',
    input: nothing,
    output: object({
      url: text,
      consoleUrl: text,
      clientId: text,
      siteId: text,
      accountId: text,
      ownerId: text,
      appId: text,
      appSecret: text,
      instanceId: text,
      apiKey: text,
      publicKey: { ...text, description: 'PEM (SPKI).' },
      seed: text,
      catalogVersion: { enum: [1, 3] },
    }),
    run: ({ shop, origin, db, tools, settings }) => ({
      ...shop,
      url: origin(),
      consoleUrl: `${origin()}/__dev`,
      publicKey: tools.signer.publicKey(),
      seed: db.meta('seed') ?? 'empty',
      catalogVersion: settings.catalogVersion,
    }),
  }),
  getHealth: defineAction({
    summary: 'Returns whether the platform is ready.',
    effect: 'read',
    path: '/health',
    input: nothing,
    output: object({ status: { const: 'ready' } }),
    run: () => ({ status: 'ready' as const }),
  }),
  reset: defineToolAction({
    summary:
      'Deletes all data and fills the shop with its seed again. Fault rules are removed. Event targets stay.',
    effect: 'write',
    input: object({}, { seed: { ...text, description: 'Name of another seed.' } }),
    output: done,
    run: (context, { seed }) => {
      const { tools, clock } = context;
      const before = clock.state();
      try {
        startOver(context, seed);
      } catch (error) {
        clock.restore(before);
        if (error instanceof RangeError) invalid('seed', 'INVALID_ENUM_VALUE', error.message);
        throw error;
      }
      tools.faults.clear();
      return {};
    },
  }),
  exportData: defineToolAction({
    summary:
      'Returns all data but tokens as JSON Lines, one file per entity, and the bytes of files as base64. The same seed, clock and writes give the same bytes.',
    effect: 'read',
    input: nothing,
    output: object({ files }),
    run: (context) => {
      try {
        return { files: toJsonFiles(exportFiles(context, context.tools.entities)) };
      } catch (error) {
        if (error instanceof TooLargeExportError)
          invalid('', 'MAX_SIZE', 'is too large for one response: use `storewire platform export`');
        throw error;
      }
    },
  }),
  importData: defineToolAction({
    summary: 'Replaces all data by that of an export.',
    effect: 'task',
    input: object({ files }),
    output: object({ files: count }),
    run: async (context, { files }) => {
      try {
        importShop(context, context.tools.entities, fromJsonFiles(files));
      } catch (error) {
        if (error instanceof ImportError) invalid('files', 'FORMAT', error.message);
        throw error;
      }
      return { files: Object.keys(files).length };
    },
  }),
};
