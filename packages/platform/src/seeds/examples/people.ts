/**
 * The members of the contract's examples, and the tokens, codes and links
 * that the examples of requests contain.
 */
import { createHash } from 'node:crypto';
import type { Identity, Member } from 'storewire';
import { seededHash } from '../../features/identity/passwords.ts';
import { accounts, emptyAccount } from '../../features/members/accounts.ts';
import { createCode } from '../../features/members/codes.ts';
import { contacts } from '../../features/members/contacts.ts';
import { DAY, issueSecret } from '../../features/members/secrets.ts';
import { members, type StoredMember } from '../../features/members/stored-member.ts';
import type { Context } from '../../kernel/context/context.ts';
import { examplesOf, requestOf } from './table.ts';

/** How long the secrets of the examples are valid, in seconds. */
const LONG = 365 * DAY;

/** Stores the members with their accounts. Returns the ids of members by those of their contacts. */
export function seedPeople(context: Context): ReadonlyMap<string, string> {
  const { db } = context;
  const { loginId, password } = requestOf<{ loginId: { email: string }; password: string }>(
    'authentication.login',
    'typical',
  );
  const [identity] = examplesOf<Identity>(['authentication.login'], 'identity');
  const all = examplesOf<Member>(['members.queryMembers'], 'members') as StoredMember[];
  for (const member of all) {
    const { id, loginEmail, contactId, createdDate } = member;
    db.of(members).save(member);
    if (loginEmail && contactId) db.of(contacts).save({ id: contactId, email: loginEmail, createdDate });
    const connections = (identity?.connections ?? []).flatMap(({ idpConnection }) =>
      idpConnection ? [{ connectionId: idpConnection.idpConnectionId, userId: idpConnection.idpUserId }] : [],
    );
    db.of(accounts).save({
      ...emptyAccount(id),
      ...(member.status === 'PENDING' && { needs: ['code'], secondFactors: ['TOTP'] }),
      ...(loginEmail === loginId.email && {
        passwordHash: seededHash(password, 'examples'),
        connections,
      }),
    });
  }
  seedSecrets(context, all);
  return new Map(all.flatMap(({ id, contactId }) => (contactId ? [[contactId, id]] : [])));
}

/** What a person or a page has from an earlier step, so that the example of the next step succeeds. */
function seedSecrets(context: Context, all: readonly StoredMember[]): void {
  const { clock, tokens } = context;
  const [member, pending] = ['APPROVED', 'PENDING'].map((status) =>
    all.find((each) => each.status === status),
  );
  if (!member || !pending) throw new TypeError('The examples lack an approved or a pending member');
  const memberId = member.id;
  const { recoveryToken } = requestOf<{ recoveryToken: string }>('recovery.recoverPassword', 'full');
  issueSecret(context, 'recovery', { memberId }, LONG, recoveryToken);
  const waiting = requestOf<{ code: string; stateToken: string }>(
    'verification.verifyDuringAuthentication',
    'full',
  );
  const { sent } = createCode({ now: () => clock.now() + LONG * 1000 }, waiting.code);
  const byCode = { memberId: pending.id, waitsFor: 'code', code: sent } as const;
  issueSecret(context, 'signIn', byCode, LONG, waiting.stateToken);
  const second = requestOf<{ stateToken: string }>('authentication.verifyFactor', 'minimal');
  issueSecret(context, 'signIn', { memberId: pending.id, waitsFor: 'factor' }, LONG, second.stateToken);
  const provider = requestOf<{ idpConnectionId: string; tokenParams: { id_token: string } }>(
    'authentication.ssoLoginWithTokenParams',
    'full',
  );
  const email = member.loginEmail ?? '';
  const assertion = { connectionId: provider.idpConnectionId, userId: email, email };
  issueSecret(context, 'assertion', assertion, LONG, provider.tokenParams.id_token);
  const { code = '', redirectUri = '', codeVerifier = '' } = tokenRequest('full');
  const codeChallenge = createHash('sha256')
    .update(codeVerifier ?? '')
    .digest('base64url');
  issueSecret(context, 'code', { memberId, redirectUri, codeChallenge }, LONG, code);
  const { sessionToken } = requestOf<{ auth: { authRequest: { sessionToken: string } } }>(
    'redirects.createRedirectSession',
    'auth',
  ).auth.authRequest;
  issueSecret(context, 'session', { memberId }, LONG, sessionToken);
  const session = { role: 'member', subject: memberId, session: 'examples' } as const;
  tokens.issue('refresh', session, null, tokenRequest('refreshToken')['refreshToken']);
  tokens.issue('access', session, LONG, requestOf<{ token: string }>('oauth.oauthTokenInfo', 'full').token);
}

/** The body of a token request. Only strings are read from it. */
const tokenRequest = (name: string): Record<string, string> =>
  requestOf<Record<string, string>>('oauth.oauthToken', name);
