/** Actions on who uses the shop: accounts and tokens. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ACCESS_SECONDS, type Subject } from '../../../kernel/context/tokens.ts';
import { Conflict, NotFound } from '../../../kernel/errors/failure.ts';
import { object, type ValueOf } from '../../../kernel/schemas/json-schema.ts';
import { count, guid, limit, offset, text } from '../../../kernel/schemas/shapes.ts';
import { maySignIn, personOf } from '../../members/accounts.ts';
import { members, type StoredMember } from '../../members/stored-member.ts';
import { pageUrl, startVisit } from '../visits.ts';

const issuedTokens = object({
  id: { ...text, description: 'Id of the visitor, member, user or app.' },
  accessToken: text,
  refreshToken: text,
  expiresInSeconds: count,
});

const account = object({ id: text, email: text, nickname: text, status: text, createdDate: text });

/** Issues an access token and a refresh token of a new session. */
function issueTo({ tokens, ids }: Context, role: Subject['role'], id: string): ValueOf<typeof issuedTokens> {
  const subject = { role, subject: id, session: ids.uuid() };
  return {
    id,
    accessToken: tokens.issue('access', subject, ACCESS_SECONDS),
    refreshToken: tokens.issue('refresh', subject, null),
    expiresInSeconds: ACCESS_SECONDS,
  };
}

/** Throws `NotFound` for an unknown member, and a `Conflict` for one who may not sign in. */
function checkMaySignIn(context: Context, memberId: string): void {
  const { member } = personOf(context, memberId) ?? {};
  if (!member) throw new NotFound();
  if (!maySignIn(member)) throw new Conflict(`The member may not sign in: the status is ${member.status}`);
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
    input: object({}, { limit, offset }),
    output: object({ accounts: { type: 'array', items: account }, total: count }),
    run: ({ db }, page) => {
      const sort = [{ fieldName: 'createdDate', order: 'DESC' }];
      const { items, total } = db.of(members).pageByOffset({ sort }, page);
      return { accounts: items.map(accountOf), total };
    },
  }),
  signInAs: defineAction({
    summary: 'Signs a member in without a password and returns the tokens of the session.',
    effect: 'write',
    input: object({ memberId: text }),
    output: issuedTokens,
    run: (context, { memberId }) => {
      checkMaySignIn(context, memberId);
      return issueTo(context, 'member', memberId);
    },
  }),
  createSignInLink: defineAction({
    summary: 'Returns the URL of a page that signs a browser in as a member, once, without a password.',
    effect: 'write',
    input: object(
      { memberId: text },
      { returnUrl: { ...text, description: 'Page that it leads to, of an allowed origin.' } },
    ),
    output: object({ url: text }),
    run: (context, { memberId, returnUrl }) => {
      checkMaySignIn(context, memberId);
      checkUrl(context, 'returnUrl', returnUrl);
      const session = startVisit(context, {
        purpose: 'login',
        caller: { role: 'member', id: memberId, session: '' },
        parameters: {},
        callbacks: returnUrl === undefined ? {} : { postFlowUrl: returnUrl },
      });
      return { url: pageUrl(context, '/sign-in', { session }) };
    },
  }),
  issueToken: defineAction({
    summary: 'Issues tokens to a visitor, a member, a user of the staff or an app.',
    effect: 'write',
    input: object(
      { role: { enum: ['visitor', 'member', 'staff', 'app'] } },
      { id: { ...guid, description: 'Default a new one.' } },
    ),
    output: issuedTokens,
    run: (context, { role, id }) => issueTo(context, role, id ?? context.ids.uuid()),
  }),
};
