import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { isEmail } from '../../form/contact-patterns.ts';
import { textIn } from '../../form/form-text.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/find-order-page';
import { rememberOrder } from './found-order.ts';

/** A shop without an API key cannot find orders. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(storeRequest).orderLookUp) throw data(null, 404);
  return null;
}

/** Why an order was not found, and what was entered. */
interface Entered {
  problem: 'missing' | 'limited' | 'incomplete';
  number: string;
  email: string;
}

export async function action({ request, context }: Route.ActionArgs) {
  const store = context.get(storeRequest);
  const form = await request.formData();
  const [number, email] = [textIn(form, 'number'), textIn(form, 'email')];
  const again = (problem: Entered['problem'], status: number) =>
    data<Entered>({ problem, number, email }, status);
  if (!store.orderLookUp) throw data(null, 404);
  if (!/\d/.test(number) || !isEmail(email.trim())) return again('incomplete', 400);
  const found = await store.orderLookUp.find(number, email);
  if (found === 'limited') return again('limited', 429);
  if (!found?.id) return again('missing', 404);
  await rememberOrder(store, found.id);
  return redirect(pathsIn(languageOfPath(new URL(request.url).pathname)).order(found.id), 303);
}

/** Opens an order by its number and the email address of its buyer, without an account. */
export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const { order, form } = useText();
  const isPending = useNavigation().formMethod === 'POST';
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (actionData) alert.current?.focus();
  }, [actionData]);
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6">
      <PageHead title={order.find} isIndexed={false} />
      <div>
        <h1 className="text-title">{order.find}</h1>
        <p className="mt-3 text-soft">{order.findText}</p>
      </div>
      <Form method="post" replace className="flex flex-col gap-5">
        <div
          ref={alert}
          role="alert"
          tabIndex={-1}
          className="rounded-xl bg-danger-soft px-4 py-3 font-medium text-danger text-sm empty:hidden"
        >
          {actionData && !isPending ? order.findProblems[actionData.problem] : null}
        </div>
        <TextField
          label={order.number}
          name="number"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={actionData?.number}
          required
        />
        <TextField
          label={form.emailLabel}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={320}
          defaultValue={actionData?.email}
          required
        />
        <Button type="submit" pending={isPending && order.finding}>
          {order.show}
        </Button>
      </Form>
    </section>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
