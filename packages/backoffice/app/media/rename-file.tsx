import EditIcon from '@mui/icons-material/Edit';
import { maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { FileDescriptor } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { useConflict } from '../components/use-conflict.tsx';
import { useStore } from '../data.ts';

interface NameValues {
  displayName?: string | null | undefined;
}

const INPUTS = [{ source: 'displayName', label: 'Name' }];

/** Changes the name of a file; its URL stays. */
export const RenameFile = () => {
  const file = useRecordContext<FileDescriptor>();
  const { getMany, update } = useStore();
  const { save, dialog } = useConflict('file', INPUTS);
  if (!file) return null;
  const { id, displayName } = file;
  const submit = async (mine: NameValues, { opened: was }: Running<NameValues>) => {
    const { isSaved } = await save<NameValues>({
      was,
      mine,
      read: async () => (await getMany<FileDescriptor>('media', { ids: [id] })).data[0] ?? file,
      write: (data, previousData) => update('media', { id, data, previousData: { ...previousData, id } }),
    });
    return isSaved ? undefined : 'The name of the other user stays';
  };
  return (
    <ActionDialog<NameValues>
      label="Rename"
      icon={<EditIcon />}
      done="The file is renamed"
      defaultValues={{ displayName: displayName ?? '' }}
      onSubmit={submit}
    >
      <TextInput source="displayName" label="Name" validate={[required(), maxLength(255)]} />
      {dialog}
    </ActionDialog>
  );
};
