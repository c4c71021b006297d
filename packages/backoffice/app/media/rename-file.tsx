import { maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { FileDescriptor } from 'storewire';
import { EditDialog } from '../components/edit-dialog.tsx';
import { useStore } from '../data.ts';

const INPUTS = [{ source: 'displayName', label: 'Name' }];

/** Changes the name of a file; its URL stays. */
export const RenameFile = () => {
  const file = useRecordContext<FileDescriptor>();
  const { getMany } = useStore();
  if (!file) return null;
  const { id } = file;
  return (
    <EditDialog<FileDescriptor>
      label="Rename"
      thing="file"
      fields={INPUTS}
      done="The file is renamed"
      values={file}
      read={async () => (await getMany<FileDescriptor>('media', { ids: [id] })).data[0] ?? file}
      write={(data, previousData, store) => store.update('media', { id, data, previousData })}
    >
      <TextInput source="displayName" label="Name" validate={[required(), maxLength(255)]} />
    </EditDialog>
  );
};
