import { data, redirect } from 'react-router';
import { Button } from '../../components/button.tsx';
import { FormText } from '../../form/fields.tsx';
import { isEmail } from '../../form/form-text.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/find-order-page';
import { findOrder, rememberOrder } from './order-look-up.ts';

/** A shop without an API key cannot find orders. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(storeRequest).merchant) throw data(null, 404);
  return null;
}

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    find: async ({ store, context, values, text, paths }) => {
      const { problems } = text.findOrder;
      const { number = '', email = '' } = values;
      if (!store.merchant) throw data(null, 404);
      if (!/\d/.test(number) || !isEmail(email)) return { problem: problems.incomplete };
      const found = await findOrder(context, number, email);
      if (found === 'limited') return { problem: text.form.limited };
      if (!found?.id) return { problem: problems.missing };
      await rememberOrder(store, found.id);
      throw redirect(paths.order(found.id), 303);
    },
  });

/** Opens an order by its number and the email address of its buyer, without an account. */
export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const { order, findOrder, form } = useText();
  const state = useForm('find', actionData);
  const { values } = state.result ?? {};
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6">
      <PageHead title={findOrder.title} isIndexed={false} />
      <div>
        <h1 className="text-title">{findOrder.title}</h1>
        <p className="mt-3 text-soft">{findOrder.text}</p>
      </div>
      <StoreForm state={state} failedTitle={findOrder.title} replace>
        <FormText
          label={order.number}
          name="number"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={values?.['number']}
        />
        <FormText
          label={form.emailLabel}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={320}
          defaultValue={values?.['email']}
        />
        <Button type="submit" pending={state.isPending && findOrder.finding}>
          {findOrder.show}
        </Button>
      </StoreForm>
    </section>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
