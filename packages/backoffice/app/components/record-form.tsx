import { type ReactNode, useState } from 'react';
import {
  type RaRecord,
  SimpleForm,
  Toolbar,
  useEditContext,
  useLogoutIfAccessDenied,
  useNotify,
  useRedirect,
} from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { store } from '../data.ts';
import { reasonOf } from './reasons.ts';
import { type EditedField, useConflict } from './use-conflict.tsx';

interface RecordFormProps {
  /** What is edited, such as "review". */
  thing: string;
  /** The inputs of the form. */
  fields: readonly EditedField[];
  /** Whether the list is opened after it is saved. */
  isLast?: boolean;
  children: ReactNode;
}

const Opened = ({ record, ...props }: RecordFormProps & { record: RaRecord }) => {
  const { thing, fields, isLast = false, children } = props;
  const { resource } = useEditContext();
  // the form is about the record as it was opened: what is read later must not replace what was typed
  const [opened, setOpened] = useState(record);
  const notify = useNotify();
  const redirect = useRedirect();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { save, dialog } = useConflict(thing, fields);
  const { id } = record;
  const submit = async (mine: object) => {
    try {
      const read = async (): Promise<RaRecord> => (await store.getOne(resource, { id })).data;
      const saved = await save<RaRecord>({
        was: opened,
        mine,
        read,
        write: (data, previousData) => store.update(resource, { id, data, previousData }),
      });
      if (saved.isSaved) notify(`The ${thing} is saved`, { type: 'success' });
      if (saved.isSaved && isLast) redirect('list', resource);
      else setOpened(saved.isSaved ? await read() : saved.record);
      return undefined;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      const errors = error instanceof DataError ? error.body.errors : undefined;
      return errors ?? { 'root.serverError': reasonOf(error) };
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
          <Toolbar />
        </>
      }
    >
      {children}
    </SimpleForm>
  );
};

/** The form of a page that edits a record. If another user has saved it meanwhile, the user decides. */
export const RecordForm = (props: RecordFormProps) => {
  const { record } = useEditContext();
  return record ? <Opened key={record.id} record={record} {...props} /> : null;
};
