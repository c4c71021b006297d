import { type Account, FACTOR_ACCOUNT, type Mail } from './accounts.ts';
import type { Push } from './factors.ts';
import { type Answer, html, json, redirect, strings, type Visit } from './http.ts';
import { mailPage, passkeyPage } from './pages.ts';
import type { Passkey } from './passkeys.ts';

/**
 * What people do outside the sign-in form: read mails, approve on their phone, create passkeys and approve
 * members.
 */
export interface Surroundings {
  /** What would have been sent, newest first. */
  mails: Mail[];
  /** The push notifications, newest first. */
  pushes: Push[];
  /** Passkeys that were made at `/passkeys`. */
  passkeys: Passkey[];
}

/** The pages for that, by route. They require no authentication, as there is no real data. */
export function tryOutRoutes(
  members: ReadonlyMap<string, Account>,
  { mails, pushes, passkeys }: Surroundings,
): Readonly<Record<string, (visit: Visit) => Answer>> {
  function approve({ body }: Visit): Answer {
    const account = members.get(strings(body)['email'] ?? '');
    if (account) account.asks = 'nothing';
    return redirect('/mails');
  }

  function confirm({ body }: Visit): Answer {
    const push = pushes.find(({ transactionId }) => transactionId === strings(body)['transactionId']);
    if (push) push.isConfirmed = true;
    return redirect('/mails');
  }

  function keepPasskey({ body }: Visit): Answer {
    const { email = '', id = '', publicKey = '' } = strings(body);
    passkeys.push({ email, id, publicKey });
    return json(200, {});
  }

  return {
    'GET /mails': () => html(200, mailPage(mails, pushes)),
    'POST /members/approve': approve,
    'POST /pushes/confirm': confirm,
    'GET /passkeys': () => html(200, passkeyPage(FACTOR_ACCOUNT)),
    'POST /passkeys': keepPasskey,
  };
}
