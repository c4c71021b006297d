/** The hosted sign-in page: accounts of the shop that a button signs in, and a form. It needs no JavaScript. */
import { html } from 'hono/html';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import { type Handle, type Prepared, perform, prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, NotFound } from '../../../kernel/errors/failure.ts';
import { type Form, field, hidden, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html, page } from '../../../kernel/pages/layout.ts';
import { maySignIn, type Person, personByEmail, personOf } from '../../members/accounts.ts';
import { takeSecret } from '../../members/secrets.ts';
import { members } from '../../members/stored-member.ts';
import { matchingHash, personByPassword } from '../calls/credentials.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { mayAct, visitorOf } from '../sign-in.ts';
import { redirectCancelled, redirectSignedIn } from '../sign-in-redirect.ts';
import { signUp } from '../sign-up.ts';
import type { VisitRequest } from '../visits.ts';
import { isEmail, NOT_AN_EMAIL, problemText } from './problems.ts';

/** Accounts that the page lists at most. */
const LISTED = 20;

export function showSignIn(request: VisitRequest): Promise<Response> | Response {
  const { context, visit, session } = request;
  const { purpose, caller } = visit;
  if (purpose !== 'login' || caller.role !== 'member') return signInPage(request);
  return context.db.write(() => {
    // the URL signs a browser in, once
    takeSecret(context, 'visit', session);
    return mayAct(context, caller.id)
      ? redirectSignedIn(context, visit, { memberId: caller.id })
      : redirectTo('/problem?reason=blocked');
  });
}

export async function submitSignIn(request: VisitRequest): Promise<Response> {
  const { context, visit, form } = request;
  const { step = '', email = '' } = form;
  if (step === 'cancel') return context.db.write(() => redirectCancelled(context, visit));
  const find = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined;
  if (!find) return signInPage(request);
  if (step === 'register' && !isEmail(email)) return signInPage(request, NOT_AN_EMAIL);
  let person: Person;
  try {
    person = await perform(find, form, context);
  } catch (error) {
    const problem = problemText(error);
    if (problem === undefined) throw error;
    return signInPage(request, problem);
  }
  const { member } = person;
  if (!maySignIn(member)) return signInPage(request, `This account ${obstacleOf(person)}.`);
  const signedIn = { memberId: member.id, visitorId: visitorOf(visit) };
  return context.db.write(() => redirectSignedIn(context, visit, signedIn));
}

/** How the person of a form is found. The page asks for no code, no second factor and no captcha. */
const STEPS: Readonly<Record<string, Handle<Form, Person> | Prepared<Form, Person>>> = {
  choose: ({ memberId = '' }, context) => {
    const person = personOf(context, memberId);
    if (!person) throw new NotFound();
    return person;
  },

  login: prepared(
    ({ email = '', password = '' }, context) => matchingHash(context, email, password),
    ({ email = '' }, context, hash) => personByPassword(context, email, hash),
  ),

  register: prepared(
    async ({ password = '' }) => {
      checkPassword(password, 'password');
      return hashPassword(password);
    },
    ({ email = '' }, context, passwordHash) => {
      if (personByEmail(context, email)) throw new ApplicationError('-19995');
      return signUp(context, { email, isVerified: true, credentials: { passwordHash } });
    },
  ),
};

/** Why a person may not sign in. */
function obstacleOf({ member: { status }, account }: Person): string {
  if (status === 'BLOCKED') return 'is blocked';
  if (status === 'OFFLINE') return 'is disconnected';
  return account.needs.includes('code') ? 'waits for the code of an email' : 'waits for approval';
}

/** The page may redirect to the site that it was opened for. */
function signInPage({ context, visit, session, form }: VisitRequest, problem?: string): Promise<Response> {
  const action = `/sign-in?${new URLSearchParams({ session })}`;
  const urls = [visit.request?.redirectUri, visit.callbacks.postFlowUrl, visit.callbacks.loginUrl];
  return page({
    title: 'Sign in',
    body: html`${alertOf(problem)}
      <form method="post" action="${action}">
        ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: form['email'] })}
        ${field({ label: 'Password', name: 'password', type: 'password', autocomplete: 'current-password' })}
        ${submit('login', 'Sign in', true)} ${submit('register', 'Create account')} ${submit('cancel', 'Cancel')}
      </form>
      ${accountList(context, action)}`,
    status: problem === undefined ? 200 : 400,
    formTargets: urls.filter((url) => typeof url === 'string'),
  });
}

/** The oldest accounts of the shop, each with a button, or with why there is none. */
function accountList({ db }: Context, action: string): Html | '' {
  const sort = [{ fieldName: 'createdDate' }];
  const { items, total } = db
    .of(members)
    .pageByOffset({ where: { loginEmail: { $exists: true } }, sort }, { limit: LISTED, offset: 0 });
  if (total === 0) return '';
  return html`<h2>Accounts of this shop</h2>
    <p>A button signs in without a password.${total > LISTED ? ` These are the first ${LISTED} of ${total} accounts.` : ''}</p>
    <form method="post" action="${action}">
      ${hidden({ step: 'choose' })} ${items.map(({ id }) => accountEntry(personOf({ db }, id)))}
    </form>`;
}

const accountEntry = (person: Person | undefined): Html | '' => {
  if (!person) return '';
  const { id, loginEmail } = person.member;
  return maySignIn(person.member)
    ? html`<button name="memberId" value="${id}">${loginEmail}</button>`
    : html`<div class="quiet">${loginEmail} ${obstacleOf(person)}</div>`;
};
