import EditIcon from '@mui/icons-material/Edit';
import type { KeyedStore } from '../keyed-store.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { EditFormProps } from './edit-form.tsx';
import { useConflict } from './use-conflict.tsx';

interface EditDialogProps<Values> extends Omit<EditFormProps<Values>, 'onSaved' | 'toolbar' | 'write'> {
  label: string;
  /** Saves the stored values with the changes of the form. */
  write: (changed: Values, stored: Values, store: KeyedStore) => Promise<unknown>;
  /** Shown when it is saved. */
  done: string;
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
      onSubmit={async (mine, { opened: was, store }) => {
        const { isSaved } = await save<Values>({
          was,
          mine,
          read,
          write: (changed, stored) => write(changed, stored, store),
        });
        return isSaved ? undefined : THEIRS_STAYS;
      }}
    >
      {children}
      {dialog}
    </ActionDialog>
  );
}
