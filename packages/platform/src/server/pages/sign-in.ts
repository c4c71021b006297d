/** The hosted sign-in page: one step after the other, each of them a form that works without JavaScript. */
import { html } from 'hono/html';
import type { AuthenticationResponse, FactorType } from 'storewire';
import { rememberedMember } from '../../features/identity/browser.ts';
import { CAPTCHA, login, register } from '../../features/identity/calls/credentials.ts';
import { verifyFactor } from '../../features/identity/calls/factor.ts';
import { recovery } from '../../features/identity/calls/recovery.ts';
import { verification } from '../../features/identity/calls/verification.ts';
import { deviceCookie } from '../../features/identity/devices.ts';
import { ANN, SAMPLE_PASSWORD } from '../../features/identity/samples.ts';
import { mayAct, resendCode } from '../../features/identity/sign-in.ts';
import { redirectCancelled, redirectSignedIn } from '../../features/identity/sign-in-redirect.ts';
import { personByEmail, personOf } from '../../features/members/accounts.ts';
import type { Visit } from '../../features/members/secret-kinds.ts';
import { takeSecret } from '../../features/members/secrets.ts';
import { redirectTo } from '../../kernel/calls/redirect.ts';
import { perform } from '../../kernel/calls/service.ts';
import type { Context } from '../../kernel/context/context.ts';
import { factorChoice, factorForm, proofName } from './factor-forms.ts';
import type { Form } from './forms.ts';
import { type Html, type PageOptions, page } from './layout.ts';
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
interface Stage {
  context: Context;
  visit: Visit;
  session: string;
  form: Form;
}

/** Shows a step that needs no earlier one. */
export async function showSignIn(stage: Stage): Promise<Response> {
  const { context, visit, session, form } = stage;
  const { purpose, caller, request } = visit;
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
  const offersAccount = request?.prompt === 'select_account' || request?.prompt === 'consent';
  const memberId = offersAccount && form['step'] !== 'password' ? rememberedMember(context) : undefined;
  const remembered = memberId === undefined ? undefined : personOf(context, memberId);
  if (remembered)
    return showStep(stage, accountChoice({ session, email: remembered.member.loginEmail ?? '' }));
  return showPassword(stage);
}

/** Handles the form of a step. */
export async function submitSignIn(stage: Stage): Promise<Response> {
  const { form } = stage;
  const name = form['step'] ?? '';
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
    const { context, form } = stage;
    const { stateToken = '', code = '' } = form;
    const verified = perform(verification.handlers.verifyDuringAuthentication, { stateToken, code }, context);
    return attempt(stage, verified, (problem) =>
      showStep(stage, codeForm({ ...stepOf(stage), problem }, stateToken), 400),
    );
  },

  resend: async (stage) => {
    const { context, form } = stage;
    const { stateToken = '' } = form;
    const isSent = context.db.write(() => resendCode(context, stateToken));
    if (!isSent) return showPassword(stage, 'This sign-in has expired. Please start again.');
    return showStep(
      stage,
      codeForm(stepOf(stage), stateToken, 'Another code was sent. The newest one counts.'),
    );
  },

  factors: async (stage) => {
    const { context, form } = stage;
    const { stateToken = '' } = form;
    return attempt(stage, perform(login, { stateToken, password: '' }, context));
  },

  factor: async (stage) => {
    const { context, form } = stage;
    const { stateToken = '' } = form;
    return attempt(stage, perform(verifyFactor, { stateToken, factorType: factorOf(form) }, context));
  },

  proof: async (stage) => {
    const { context, form } = stage;
    const { stateToken = '', challengeId, transactionId, hint, options } = form;
    const factorType = factorOf(form);
    const rememberThisDevice = form['remember'] === 'yes';
    const input = { stateToken, factorType, rememberThisDevice, ...proofOf(form) };
    const shown = {
      factorType,
      verificationChallengeData: {
        ...(hint && { hint }),
        ...(transactionId && { pushData: { transactionId } }),
        ...(challengeId && {
          webauthnData: { challengeId, publicKeyCredentialRequestOptionsJson: options ?? '{}' },
        }),
      },
    };
    return attempt(stage, perform(verifyFactor, input, context), (problem) =>
      // what a device must sign is used up by a wrong answer
      factorType === 'WEBAUTHN'
        ? chooseAgain(stage, problem)
        : showStep(stage, factorForm({ ...stepOf(stage), problem }, stateToken, shown), 400),
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
  const { state, sessionToken, requireMfaData, mfaChallengeData } = outcome;
  const stateToken = outcome.stateToken ?? '';
  const step = stepOf(stage);
  switch (state) {
    case 'SUCCESS':
      return context.db.write(() => {
        const signedIn = takeSecret(context, 'session', sessionToken ?? '');
        return signedIn ? redirectSignedIn(context, visit, signedIn) : redirectTo('/problem?reason=expired');
      });
    case 'REQUIRE_EMAIL_VERIFICATION':
      return showStep(stage, codeForm(step, stateToken));
    case 'REQUIRE_MFA':
      return showStep(stage, factorChoice(step, stateToken, requireMfaData?.availableFactors ?? []));
    case 'MFA_CHALLENGE': {
      const isWaiting = form['step'] === 'proof';
      const problem = isWaiting ? 'The message was not confirmed yet.' : undefined;
      const shown = factorForm({ ...step, problem }, stateToken, mfaChallengeData ?? {});
      return showStep(stage, { ...shown, cookie: deviceCookie(context) });
    }
    default:
      return showStep(stage, approvalNote(step));
  }
}

/** Offers the factors again, with what went wrong. A sign-in that does not wait for one starts over. */
async function chooseAgain(stage: Stage, problem: string): Promise<Response> {
  const { context, form } = stage;
  const { stateToken = '' } = form;
  let outcome: AuthenticationResponse;
  try {
    outcome = await perform(login, { stateToken, password: '' }, context);
  } catch (error) {
    if (problemText(error) === undefined) throw error;
    return showPassword(stage, problem);
  }
  const factors = outcome.requireMfaData?.availableFactors ?? [];
  return showStep(stage, factorChoice({ ...stepOf(stage), problem }, stateToken, factors), 400);
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

/** The factor of a form. The call checks it. */
const factorOf = ({ factor = '' }: Form): FactorType => factor as FactorType;

/** The proof of a form, as the call takes it. */
function proofOf(form: Form): object {
  const {
    factor = '',
    code = '',
    password = '',
    transactionId = '',
    challengeId = '',
    credential = '',
  } = form;
  if (factor === 'PASSWORD') return { passwordData: { password } };
  if (factor === 'PUSH') return { pushData: { transactionId } };
  if (factor === 'WEBAUTHN') return { webauthnData: { challengeId, credential } };
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
