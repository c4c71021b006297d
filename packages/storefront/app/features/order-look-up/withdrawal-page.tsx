import { data } from 'react-router';
import { getMyMember } from 'storewire/operations';
import { Button, buttonLook, LINK } from '../../components/button.tsx';
import { Fact } from '../../components/fact.tsx';
import { Notice } from '../../components/notice.tsx';
import { FormText } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { formatDate } from '../../format/date.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Route } from './+types/withdrawal-page';
import { confirmationOf, MAX_LENGTH, type Statement } from './withdrawal.tsx';
import type { Received, WithdrawalResult } from './withdrawal-action.ts';

/** What is known of the buyer, and the order whose link was followed. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Statement> {
  const { client, auth, merchant } = context.get(storeRequest);
  // a shop without an API key can neither find the order nor store the withdrawal
  if (!merchant) throw data(null, 404);
  const { isSignedIn } = await auth.session();
  const read = isSignedIn
    ? await getMyMember(client, { fieldsets: ['FULL'] }).catch(() => undefined)
    : undefined;
  const { loginEmail, contact } = read?.member ?? {};
  return {
    name: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
    email: loginEmail ?? '',
    orderNumber: url.searchParams.get('order') ?? '',
  };
}

/** Withdraws from a contract: a statement, its confirmation, and the receipt. */
export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { withdrawalLink, withdrawal } = useText();
  const result: WithdrawalResult | undefined = actionData;
  const { received, values, problems, problem, failure } = result ?? {};
  const isFailed = problem !== undefined || failure !== undefined;
  const isStated = values !== undefined && !problems && (!isFailed || result?.intent === 'confirm');
  const title = received ? withdrawal.received : isStated ? withdrawal.check : withdrawalLink.title;
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6">
      <PageHead title={title} isIndexed={false} />
      <h1 className="text-title">{title}</h1>
      {received ? (
        <Receipt received={received} />
      ) : isStated ? (
        <ConfirmForm values={values} result={result} />
      ) : (
        <StatementForm values={{ ...loaderData, ...values }} result={result} />
      )}
    </section>
  );
}

interface StepProps {
  values: Readonly<Record<string, string>>;
  result: WithdrawalResult | undefined;
}

function StatementForm({ values, result }: StepProps) {
  const { order, withdrawal, form } = useText();
  const state = useForm('state', result);
  return (
    <>
      <p className="text-soft">{withdrawal.text}</p>
      <StoreForm state={state} failedTitle={withdrawal.failed} replace>
        <FormText
          label={withdrawal.name}
          name="name"
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          dir="auto"
          defaultValue={values['name']}
        />
        <FormText
          label={order.number}
          name="orderNumber"
          autoComplete="off"
          maxLength={MAX_LENGTH.orderNumber}
          dir="ltr"
          defaultValue={values['orderNumber']}
        />
        <FormText
          label={form.emailLabel}
          hint={withdrawal.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          dir="ltr"
          defaultValue={values['email']}
        />
        <Button type="submit" pending={state.isPending && form.saving}>
          {withdrawal.next}
        </Button>
      </StoreForm>
    </>
  );
}

/** The law names the label of the button. */
function ConfirmForm({ values, result }: StepProps) {
  const { withdrawal, form } = useText();
  const paths = usePaths();
  const state = useForm('confirm', result);
  const { name = '', orderNumber = '', email = '' } = values;
  return (
    <>
      <StatementFacts statement={{ name, orderNumber, email }} />
      <StoreForm state={state} failedTitle={withdrawal.failed} replace>
        {Object.entries({ name, orderNumber, email }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" pending={state.isPending && form.saving}>
          {withdrawal.confirm}
        </Button>
      </StoreForm>
      <PageLink to={paths.withdrawal(orderNumber)} replace className={`${LINK} justify-center`}>
        {form.cancel}
      </PageLink>
    </>
  );
}

/** The confirmation on a durable medium, which the law requires: as a file or on paper, and by email if it was sent. */
function Receipt({ received }: { received: Received }) {
  const text = useText();
  const { withdrawal, order } = text;
  const { locale } = useLanguage();
  const { submittedAt, email, isMailed } = received;
  const time = formatDate(submittedAt, locale, 'dateTime');
  const mail = isMailed ? withdrawal.mailed(email) : isMailed === false ? withdrawal.notMailed : '';
  return (
    <>
      <Notice role="status" tone="success" title={withdrawal.receivedAt(time)}>
        {`${withdrawal.kept} ${mail}`}
      </Notice>
      <StatementFacts statement={received} />
      <p className="flex flex-wrap gap-3" data-print="none">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(confirmationOf(received, text, locale))}`}
          download={`${received.orderNumber}.txt`}
          className={buttonLook()}
        >
          {withdrawal.save}
        </a>
        <Button look="outline" onClick={() => print()} className="noscript:hidden">
          {order.print}
        </Button>
      </p>
    </>
  );
}

function StatementFacts({ statement: { name, orderNumber, email } }: { statement: Statement }) {
  const { order, withdrawal, form } = useText();
  return (
    <>
      <p>{withdrawal.statement}</p>
      <dl className="flex flex-col gap-4 card p-5">
        <Fact name={withdrawal.name}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact name={order.number}>
          <bdi translate="no">{orderNumber}</bdi>
        </Fact>
        <Fact name={form.emailLabel}>
          <bdi className="break-all">{email}</bdi>
        </Fact>
      </dl>
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
export { receiveWithdrawal as action } from './withdrawal-action.ts';
