import { type ReactNode, useState } from 'react';
import { Create, SimpleForm, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { type KeyedStore, keyedStore } from '../keyed-store.ts';
import { failureText, isUnanswered } from './reasons.ts';

interface Created {
  id: string;
  /** What is missing of it. */
  problem?: string | undefined;
}

interface CreateOnceProps<Values> {
  /** What is created, such as "product". */
  thing: string;
  create: (values: Values, store: KeyedStore) => Promise<Created>;
  children: ReactNode;
}

/** A form whose record is created once, also if the answer is lost and the user saves again. */
export const CreateOnce = <Values extends object>(props: CreateOnceProps<Values>) => (
  <Create title={`New ${props.thing}`}>
    <CreateForm {...props} />
  </Create>
);

function CreateForm<Values extends object>({ thing, create, children }: CreateOnceProps<Values>) {
  const resource = useResourceContext();
  const [store, setStore] = useState(() => keyedStore(crypto.randomUUID()));
  const notify = useNotify();
  const redirect = useRedirect();
  const submit = async (values: object) => {
    try {
      // the inputs of the form make up its values
      const { id, problem } = await create(values as Values, store);
      redirect('edit', resource, id);
      if (problem) notify(problem, { type: 'warning', autoHideDuration: null });
      else notify(`The ${thing} is created`, { type: 'success' });
      return undefined;
    } catch (error) {
      // what is refused is not done: another try is another write
      if (!isUnanswered(error)) setStore(keyedStore(crypto.randomUUID()));
      const errors = error instanceof DataError ? error.body.errors : undefined;
      return errors ?? { 'root.serverError': failureText(error) };
    }
  };
  return (
    <SimpleForm onSubmit={submit} warnWhenUnsavedChanges>
      {children}
    </SimpleForm>
  );
}
