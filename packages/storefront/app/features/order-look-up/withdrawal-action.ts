/** Receives withdrawals from contracts. For the server only. */
import { data } from 'react-router';
import type { StoreClient } from 'storewire';
import { getOrder, updateOrder } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { isEmail } from '../../form/form-text.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import { languageOfPath } from '../../routing/paths.ts';
import { logFailure } from '../../store/log-failure.ts';
import { turns } from '../../store/turns.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Route } from './+types/withdrawal-page';
import { findOrder } from './order-look-up.ts';
import { sendMail } from './send-mail.ts';
import {
  confirmationOf,
  MAX_LENGTH,
  SITE_FIELDS,
  type Statement,
  type Withdrawal,
  withdrawalOf,
} from './withdrawal.tsx';

/** A withdrawal that was stored. */
export interface Received extends Statement, Withdrawal {
  /** Whether the confirmation was sent to the buyer as well. Undefined if the withdrawal was received before. */
  isMailed: boolean | undefined;
}

export interface WithdrawalResult extends FormResult {
  received?: Received;
}

/** Checks a statement, and receives it when it is confirmed. */
export const receiveWithdrawal = (args: Route.ActionArgs) =>
  handleForm<WithdrawalResult>(args, {
    state: async (submission) => {
      const checked = await checkStatement(submission);
      return checked.order ? { values: checked.values } : checked;
    },
    confirm: async (submission) => {
      const checked = await checkStatement(submission);
      if (!checked.order) return checked;
      const { store, context } = submission;
      const { order, values } = checked;
      const { merchant } = store;
      if (!merchant) throw data(null, 404);
      const id = order.id ?? '';
      const { isFirst, ...withdrawal } = await context.get(turns)(`withdrawal ${id}`, () =>
        withdraw(merchant, id, values.name),
      );
      const statement = { ...values, ...withdrawal };
      const isMailed = isFirst ? await confirmByMail(statement, submission, args.request) : undefined;
      return { received: { ...statement, isMailed } };
    },
  });

/** Either the order of a complete statement, or what is wrong with it. */
async function checkStatement({ values: entries, text, context }: Submission) {
  const { name = '', orderNumber = '', email = '' } = entries;
  const values = { name, orderNumber, email };
  const { problems: ofOrder } = text.findOrder;
  const problems = {
    ...(name ? {} : { name: text.form.required }),
    ...(/\d/.test(orderNumber) ? {} : { orderNumber: text.form.required }),
    ...(isEmail(email) ? {} : { email: text.form.email }),
  };
  const isTooLong =
    name.length > MAX_LENGTH.name ||
    orderNumber.length > MAX_LENGTH.orderNumber ||
    email.length > MAX_LENGTH.email;
  if (isTooLong) return { values, problem: ofOrder.incomplete };
  if (Object.keys(problems).length > 0) return { values, problems };
  const order = await findOrder(context, orderNumber, email);
  if (order === 'limited') return { values, problem: text.form.limited };
  return order ? { values, order } : { values, problem: ofOrder.missing };
}

/** Stores the withdrawal from an order, unless it has one: the first counts. */
async function withdraw(
  merchant: StoreClient,
  id: string,
  name: string,
): Promise<Withdrawal & { isFirst: boolean }> {
  const { order } = await getOrder(merchant, { id });
  const known = withdrawalOf(order);
  if (known) return { ...known, isFirst: false };
  const submittedAt = new Date().toISOString();
  const { namespaces } = order.extendedFields ?? {};
  const fields = { ...namespaces?.[SITE_FIELDS], withdrawnBy: name, withdrawnAt: submittedAt };
  await updateOrder(merchant, {
    id,
    order: { extendedFields: { namespaces: { ...namespaces, [SITE_FIELDS]: fields } } },
  });
  return { name, submittedAt, isFirst: true };
}

/** Resolves to whether the confirmation was sent. The withdrawal counts without it, and the page says so. */
async function confirmByMail(
  statement: Statement & Withdrawal,
  { store, url, text }: Submission,
  request: Request,
): Promise<boolean> {
  const language = languageOfPath(url.pathname);
  const { locale = language } = LANGUAGES.find(({ code }) => code === language) ?? {};
  try {
    return await sendMail(store.settings, {
      to: statement.email,
      subject: text.shell.titleOf(text.withdrawal.received),
      text: confirmationOf(statement, text, locale),
      language,
    });
  } catch (error) {
    logFailure('the confirmation of a withdrawal was not sent', error, {
      request,
      requestId: store.requestId,
    });
    return false;
  }
}
