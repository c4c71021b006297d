/** Actions on who uses the shop: accounts, tokens, and the emails that were sent to them. */
import * as z from 'zod/mini';
import { memberToSignIn, signInLink } from '../../../features/identity/actions.ts';
import { members, type StoredMember } from '../../../features/members/stored-member.ts';
import { orderLink } from '../../../features/orders/order-link.ts';
import { mails } from '../../../kernel/context/mail.ts';
import { ACCESS_SECONDS, type Subject } from '../../../kernel/context/tokens.ts';
import { type AdminContext, defineAction } from '../shared/action.ts';
import { count, done, limit, nothing, offset } from '../shared/shapes.ts';

const issuedTokens = z.object({
  id: z.string().check(z.meta({ description: 'Id of the visitor, member, user or app.' })),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresInSeconds: z.int(),
});

/** Issues an access token and a refresh token of a new session. */
function issueTo(
  { tokens, ids }: AdminContext,
  role: Subject['role'],
  id: string,
): z.output<typeof issuedTokens> {
  const subject = { role, subject: id, session: ids.uuid() };
  return {
    id,
    accessToken: tokens.issue('access', subject, ACCESS_SECONDS),
    refreshToken: tokens.issue('refresh', subject, null),
    expiresInSeconds: ACCESS_SECONDS,
  };
}

const accountOf = ({ id, loginEmail, profile, status, createdDate }: StoredMember) => ({
  id,
  email: loginEmail ?? '',
  nickname: profile.nickname ?? '',
  status: status ?? 'UNKNOWN',
  createdDate,
});

export const accountActions = {
  listAccounts: defineAction({
    summary: 'Lists the members of the shop, newest first.',
    effect: 'read',
    input: z.strictObject({ limit, offset }),
    output: z.object({
      accounts: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          nickname: z.string(),
          status: z.string(),
          createdDate: z.string(),
        }),
      ),
      total: count,
    }),
    run: ({ db }, page) => {
      const sort = [{ fieldName: 'createdDate', order: 'DESC' }];
      const { items, total } = db.of(members).pageByOffset({ sort }, page);
      return { accounts: items.map(accountOf), total };
    },
  }),
  signInAs: defineAction({
    summary: 'Signs a member in without a password and returns the tokens of the session.',
    effect: 'write',
    input: z.strictObject({ memberId: z.string() }),
    output: issuedTokens,
    run: (context, { memberId }) => issueTo(context, 'member', memberToSignIn(context, memberId)),
  }),
  createSignInLink: defineAction({
    summary: 'Returns the URL of a page that signs a browser in as a member, once, without a password.',
    effect: 'write',
    input: z.strictObject({
      memberId: z.string(),
      returnUrl: z.exactOptional(
        z.string().check(z.meta({ description: 'Page that it leads to, of an allowed origin.' })),
      ),
    }),
    output: z.object({ url: z.string() }),
    run: signInLink,
  }),
  issueToken: defineAction({
    summary: 'Issues tokens to a visitor, a member, a user of the staff or an app.',
    effect: 'write',
    input: z.strictObject({
      role: z.enum(['visitor', 'member', 'staff', 'app']),
      id: z.optional(z.uuid().check(z.meta({ description: 'Default a new one.' }))),
    }),
    output: issuedTokens,
    run: (context, { role, id }) => issueTo(context, role, id ?? context.ids.uuid()),
  }),
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
