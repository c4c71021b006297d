import EditIcon from '@mui/icons-material/Edit';
import type { ReactNode } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { type EditedField, useConflict } from './use-conflict.tsx';

interface EditDialogProps<Values> {
  label: string;
  /** What is edited, such as "order". */
  thing: string;
  fields: readonly EditedField[];
  /** Shown when it is saved. */
  done: string;
  /** As the page has them. */
  values: Values;
  /** Reads them again. */
  read: () => Promise<Values>;
  /** Saves the stored values with the changes of the form. */
  write: (changed: Values, stored: Values) => Promise<unknown>;
  /** The inputs. */
  children: ReactNode;
}

/** What the user is told who has taken the version of another one. */
export const THEIRS_STAYS = 'The version of the other user stays';

/** A button that opens a form of some fields. If another user has saved them meanwhile, the user decides. */
export function EditDialog<Values extends object>(props: EditDialogProps<Values>) {
  const { label, thing, fields, done, values, read, write, children } = props;
  const { save, dialog } = useConflict(thing, fields);
  return (
    <ActionDialog<Values>
      label={label}
      icon={<EditIcon />}
      done={done}
      defaultValues={values}
      onSubmit={async (mine, { opened: was }) => {
        const { isSaved } = await save<Values>({ was, mine, read, write });
        return isSaved ? undefined : THEIRS_STAYS;
      }}
    >
      {children}
      {dialog}
    </ActionDialog>
  );
}
