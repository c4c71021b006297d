/** The hosted sign-in page: one step after the other, each of them a form that works without JavaScript. */
import { html } from 'hono/html';
import type { AuthenticationResponse, FactorType } from 'storewire';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import { perform } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import type { Form } from '../../../kernel/pages/forms.ts';
import { type Html, type PageOptions, page } from '../../../kernel/pages/layout.ts';
import { personByEmail, personOf } from '../../members/accounts.ts';
import type { Challenge } from '../../members/secret-kinds.ts';
import { takeSecret } from '../../members/secrets.ts';
import { rememberedMember } from '../browser.ts';
import { CAPTCHA, login, register } from '../calls/credentials.ts';
import { verifyFactor } from '../calls/factor.ts';
import { recovery } from '../calls/recovery.ts';
import { verification } from '../calls/verification.ts';
import { deviceCookie } from '../devices.ts';
import { availableFactors } from '../factors.ts';
import { runningSignIn, sentStateToken, signInCookie } from '../running-sign-in.ts';
import { ANN, SAMPLE_PASSWORD } from '../samples.ts';
import { mayAct, resendCode } from '../sign-in.ts';
import { redirectCancelled, redirectSignedIn } from '../sign-in-redirect.ts';
import type { VisitRequest } from '../visits.ts';
import { factorChoice, factorForm, proofName } from './factor-forms.ts';
import { captchaProblem, isEmail, NOT_AN_EMAIL, problemText } from './problems.ts';
import {
  accountChoice,
  approvalNote,
  codeForm,
  passwordForm,
  recoveryForm,
  recoverySent,
  registerForm,
  type Step,
} from './sign-in-forms.ts';

/** One request of the page. */
interface Stage extends VisitRequest {
  /** Of the sign-in that this browser has begun. */
  stateToken: string;
}

const stageOf = (request: VisitRequest): Stage => ({
  ...request,
  stateToken: sentStateToken(request.context, request.session),
});

/** Shows a step that needs no earlier one. */
export async function showSignIn(request: VisitRequest): Promise<Response> {
  const stage = stageOf(request);
  const { context, visit, session, form } = stage;
  const { purpose, caller } = visit;
  if (purpose === 'login' && caller.role === 'member')
    return context.db.write(() => {
      // the URL signs a browser in, once
      takeSecret(context, 'visit', session);
      return mayAct(context, caller.id)
        ? redirectSignedIn(context, visit, { memberId: caller.id })
        : redirectTo('/problem?reason=blocked');
    });
  const step = { session, email: '' };
  if (form['step'] === 'register') return showStep(stage, registerForm(step, asked(stage)));
  if (form['step'] === 'recovery') return showStep(stage, recoveryForm(step));
  if (form['step'] === 'approval') return showStep(stage, approvalNote(step));
  const offersAccount = ['select_account', 'consent'].includes(visit.request?.prompt ?? '');
  const memberId = offersAccount && form['step'] !== 'password' ? rememberedMember(context) : undefined;
  const remembered = memberId === undefined ? undefined : personOf(context, memberId);
  if (remembered)
    return showStep(stage, accountChoice({ session, email: remembered.member.loginEmail ?? '' }));
  return showPassword(stage);
}

export async function submitSignIn(request: VisitRequest): Promise<Response> {
  const stage = stageOf(request);
  const name = stage.form['step'] ?? '';
  const step = Object.hasOwn(SIGN_IN_STEPS, name) ? SIGN_IN_STEPS[name] : undefined;
  return step ? step(stage) : showPassword(stage);
}

const SIGN_IN_STEPS: Readonly<Record<string, (stage: Stage) => Promise<Response>>> = {
  login: async (stage) => {
    const { context, form } = stage;
    const { email = '', password = '' } = form;
    if (!isEmail(email)) return showPassword(stage, NOT_AN_EMAIL);
    const input = { loginId: { email }, password, ...captchaOf(form) };
    return attempt(stage, perform(login, input, context), (problem, error) =>
      showPassword(stage, problem, captchaProblem(error)),
    );
  },

  register: async (stage) => {
    const { context, form } = stage;
    const { email = '', password = '', nickname = '' } = form;
    const again = (problem: string): Promise<Response> =>
      showStep(stage, registerForm({ ...stepOf(stage), problem }, asked(stage)), 400);
    if (!isEmail(email)) return again(NOT_AN_EMAIL);
    const profile = nickname === '' ? {} : { nickname };
    const input = { loginId: { email }, password, profile, ...captchaOf(form) };
    return attempt(stage, perform(register, input, context), again);
  },

  code: async (stage) => {
    const { context, form, stateToken } = stage;
    const { code = '' } = form;
    const verified = perform(verification.handlers.verifyDuringAuthentication, { stateToken, code }, context);
    return attempt(stage, verified, (problem) => showRunning(stage, { problem }));
  },

  resend: async (stage) => {
    const { context, stateToken } = stage;
    context.db.write(() => resendCode(context, stateToken));
    return showRunning(stage, { notice: 'Another code was sent. The newest one counts.' });
  },

  factors: (stage) => showRunning(stage, { asksForFactor: true }),

  factor: async (stage) => {
    const { context, form, stateToken } = stage;
    // the call checks the factor
    const factorType = (form['factor'] ?? '') as FactorType;
    return attempt(stage, perform(verifyFactor, { stateToken, factorType }, context));
  },

  proof: async (stage) => {
    const { context, form, stateToken } = stage;
    const challenge = runningSignIn(context, stateToken)?.signIn.challenge;
    if (!challenge) return showRunning(stage);
    const rememberThisDevice = form['remember'] === 'yes';
    const { factor: factorType } = challenge;
    const input = { stateToken, factorType, rememberThisDevice, ...proofOf(challenge, form) };
    return attempt(stage, perform(verifyFactor, input, context), (problem) =>
      showRunning(stage, { problem }),
    );
  },

  recover: async (stage) => {
    const { context, form } = stage;
    const { email = '' } = form;
    if (!isEmail(email))
      return showStep(stage, recoveryForm({ ...stepOf(stage), problem: NOT_AN_EMAIL }), 400);
    await perform(recovery.handlers.sendRecoveryEmail, { email }, context);
    return showStep(stage, recoverySent(stepOf(stage)));
  },

  continue: async (stage) => {
    const { context, visit } = stage;
    const memberId = rememberedMember(context);
    if (memberId === undefined) return showPassword(stage);
    return context.db.write(() => redirectSignedIn(context, visit, { memberId }));
  },

  cancel: async ({ context, visit }) => context.db.write(() => redirectCancelled(context, visit)),
};

/** Shows what a sign-in needs next, or why it failed. */
async function attempt(
  stage: Stage,
  call: Promise<AuthenticationResponse>,
  again: (problem: string, error: unknown) => Promise<Response> = (problem) => showPassword(stage, problem),
): Promise<Response> {
  let outcome: AuthenticationResponse;
  try {
    outcome = await call;
  } catch (error) {
    const problem = problemText(error);
    if (problem === undefined) throw error;
    return again(problem, error);
  }
  return next(stage, outcome);
}

async function next(stage: Stage, outcome: AuthenticationResponse): Promise<Response> {
  const { context, visit, form } = stage;
  const { state, sessionToken, stateToken } = outcome;
  if (state === 'SUCCESS')
    return context.db.write(() => {
      const signedIn = takeSecret(context, 'session', sessionToken ?? '');
      return signedIn ? redirectSignedIn(context, visit, signedIn) : redirectTo('/problem?reason=expired');
    });
  if (!stateToken) return showStep(stage, approvalNote(stepOf(stage)));
  const isUnconfirmed = state === 'MFA_CHALLENGE' && form['step'] === 'proof';
  return showRunning(
    { ...stage, stateToken },
    isUnconfirmed ? { problem: 'The message was not confirmed yet.', status: 200 } : {},
  );
}

interface Running {
  problem?: string;
  notice?: string;
  /** Lets the person choose among the factors, although one was chosen. */
  asksForFactor?: boolean;
  status?: number;
}

/** Shows what the sign-in of this browser waits for. One that has expired starts over. */
async function showRunning(
  stage: Stage,
  { problem, notice, asksForFactor = false, status = problem === undefined ? 200 : 400 }: Running = {},
): Promise<Response> {
  const { context, session, stateToken } = stage;
  const running = runningSignIn(context, stateToken);
  if (!running) return showPassword(stage, problem ?? 'This sign-in has expired. Please start again.');
  const { signIn, person } = running;
  const step = { session, email: person.member.loginEmail ?? '', problem };
  const cookies = [signInCookie(session, stateToken), deviceCookie(context) ?? []].flat();
  const show = (shown: PageOptions): Promise<Response> => showStep(stage, { ...shown, cookies }, status);
  if (signIn.waitsFor === 'code') return show(codeForm(step, notice));
  const { challenge } = signIn;
  return challenge && !asksForFactor
    ? show(factorForm(step, challenge))
    : show(factorChoice(step, availableFactors(person.account)));
}

const showPassword = (stage: Stage, problem?: string, needsCaptcha = false): Promise<Response> =>
  showStep(
    stage,
    passwordForm(
      { ...stepOf(stage), problem },
      {
        asksForCaptcha: needsCaptcha || asked(stage).asksForCaptcha,
        sample: sampleOf(stage.context),
      },
    ),
    problem === undefined ? 200 : 400,
  );

const stepOf = ({ session, form }: Stage): Step => ({ session, email: form['email'] ?? '' });

const asked = ({ context }: Stage): { asksForCaptcha: boolean } => ({
  asksForCaptcha: context.settings.asksForCaptcha,
});

const captchaOf = ({ captcha }: Form): object =>
  captcha === undefined ? {} : { captchaTokens: [{ Recaptcha: CAPTCHA.visible }] };

/** The proof of a form, as the call takes it. */
function proofOf({ factor, data = {} }: Challenge, form: Form): object {
  const { code = '', password = '' } = form;
  if (factor === 'PASSWORD') return { passwordData: { password } };
  if (factor === 'PUSH') return { pushData: { transactionId: data.pushData?.transactionId ?? '' } };
  return { [proofName(factor)]: { code } };
}

/** Names the sample account, in shops that have it. */
const sampleOf = (context: Context): Html | '' =>
  personByEmail(context, ANN.email)
    ? html`<aside>To try it out: ${ANN.email}, password “${SAMPLE_PASSWORD}”.</aside>`
    : '';

/** The page may redirect to the site that it was opened for. */
function showStep({ visit }: Stage, shown: PageOptions, status = 200): Promise<Response> {
  const urls = [visit.request?.redirectUri, visit.callbacks.postFlowUrl, visit.callbacks.loginUrl];
  const formTargets = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return page({ ...shown, status, formTargets });
}
