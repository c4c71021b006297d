/** Actions on the emails that would have been sent. */
import * as z from 'zod/mini';
import { orderLink } from '../../../features/orders/order-link.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import { count, done, limit, nothing, offset } from '../../../kernel/actions/shapes.ts';
import { mails } from '../../../kernel/context/mail.ts';

export const mailActions = {
  listMails: defineAction({
    summary: 'Lists the emails that would have been sent, newest first.',
    effect: 'read',
    input: z.strictObject({
      to: z.optional(z.string().check(z.meta({ description: 'Only to this address.' }))),
      limit,
      offset,
    }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          language: z.optional(z.string()),
          link: z.optional(z.string()),
          code: z.optional(z.string()),
          sentDate: z.string(),
          sequence: count,
        }),
      ),
      total: count,
    }),
    run: (context, { to, ...page }) => {
      const { db, origin } = context;
      const sort = [{ fieldName: 'sequence', order: 'DESC' }];
      const where = to === undefined ? undefined : { to };
      const { items, total } = db.of(mails).pageByOffset({ where, sort }, page);
      const shown = items.map(({ orderId, ...mail }) => ({
        ...mail,
        // made when it is read, as the platform may listen on another port by then
        ...(orderId !== undefined && { link: origin() + orderLink(context, orderId) }),
      }));
      return { mails: shown, total };
    },
  }),
  sendMail: defineAction({
    summary: 'Puts an email of an app of the shop into the inbox.',
    effect: 'write',
    input: z.strictObject({
      to: z.email(),
      subject: z.string().check(z.minLength(1), z.maxLength(200)),
      text: z.string().check(z.minLength(1), z.maxLength(10_000)),
      language: z.exactOptional(z.string().check(z.regex(/^[a-z]{2}$/))),
    }),
    output: done,
    run: ({ sendMail }, mail) => {
      sendMail(mail);
      return {};
    },
  }),
  clearMails: defineAction({
    summary: 'Deletes all emails.',
    effect: 'write',
    input: nothing,
    output: z.object({ removed: count }),
    run: ({ db }) => {
      const all = db.of(mails).all();
      for (const { id } of all) db.of(mails).delete(id);
      return { removed: all.length };
    },
  }),
};
