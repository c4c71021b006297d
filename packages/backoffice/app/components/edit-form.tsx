import { type ReactElement, type ReactNode, useState } from 'react';
import { SimpleForm, Toolbar, useNotify } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { textOfError } from './reasons.ts';
import { type EditedField, useConflict } from './use-conflict.tsx';

export interface EditFormProps<Values> {
  /** What is edited, such as "review". */
  thing: string;
  fields: readonly EditedField[];
  /** As the page has read them. */
  values: Values;
  /** Reads them again. */
  read: () => Promise<Values>;
  /** Saves the stored values with the changes of the form. */
  write: (changed: Values, stored: Values) => Promise<unknown>;
  /** Default: the form stays open, with what is stored. */
  onSaved?: (() => void) | undefined;
  toolbar?: ReactElement;
  children: ReactNode;
}

/** The form of a page. If another user has saved the same meanwhile, the user decides. */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { thing, fields, values, read, write, onSaved, toolbar = <Toolbar />, children } = props;
  // the form is about what was opened: what is read later must not replace what was typed
  const [opened, setOpened] = useState(values);
  const notify = useNotify();
  const { save, dialog } = useConflict(thing, fields);
  const submit = async (mine: object) => {
    try {
      const { isSaved, record } = await save<Values>({ was: opened, mine, read, write });
      if (isSaved && onSaved) onSaved();
      else setOpened(isSaved ? await read() : record);
      if (isSaved) notify(`The ${thing} is saved`, { type: 'success' });
      return undefined;
    } catch (error) {
      const errors = error instanceof DataError ? error.body.errors : undefined;
      return errors ?? { 'root.serverError': textOfError(error) };
    }
  };
  return (
    <SimpleForm
      record={opened}
      onSubmit={submit}
      warnWhenUnsavedChanges
      toolbar={
        <>
          {dialog}
          {toolbar}
        </>
      }
    >
      {children}
    </SimpleForm>
  );
}
