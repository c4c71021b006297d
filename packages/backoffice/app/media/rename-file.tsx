import EditIcon from '@mui/icons-material/Edit';
import { maxLength, required, TextInput, useRecordContext, useUpdate } from 'react-admin';
import type { FileDescriptor } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';

/** Changes the name of a file; its URL stays. */
export const RenameFile = () => {
  const file = useRecordContext<FileDescriptor>();
  const [update] = useUpdate<FileDescriptor>();
  if (!file) return null;
  const { id, displayName } = file;
  return (
    <ActionDialog<{ displayName: string }>
      label="Rename"
      icon={<EditIcon />}
      done="The file is renamed"
      defaultValues={{ displayName: displayName ?? '' }}
      onSubmit={(data) =>
        update(
          'media',
          { id, data, previousData: file },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
      }
    >
      <TextInput source="displayName" label="Name" validate={[required(), maxLength(255)]} />
    </ActionDialog>
  );
};
