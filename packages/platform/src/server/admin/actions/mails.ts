/** Actions on the emails that would have been sent. */
import { orderLink } from '../../../features/orders/order-link.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import { mails } from '../../../kernel/context/mail.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { count, done, limit, nothing, offset, text } from '../../../kernel/schemas/shapes.ts';

const mail = object(
  { id: text, to: text, subject: text, text, sentDate: text, sequence: count },
  { language: text, link: text, code: text },
);

export const mailActions = {
  listMails: defineAction({
    summary: 'Lists the emails that would have been sent, newest first.',
    effect: 'read',
    input: object({}, { to: { ...text, description: 'Only to this address.' }, limit, offset }),
    output: object({ mails: { type: 'array', items: mail }, total: count }),
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
    input: object(
      {
        to: { type: 'string', format: 'email' },
        subject: { type: 'string', minLength: 1, maxLength: 200 },
        text: { type: 'string', minLength: 1, maxLength: 10_000 },
      },
      { language: { type: 'string', pattern: '^[a-z]{2}$' } },
    ),
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
    output: object({ removed: count }),
    run: ({ db }) => {
      const all = db.of(mails).all();
      for (const { id } of all) db.of(mails).delete(id);
      return { removed: all.length };
    },
  }),
};
