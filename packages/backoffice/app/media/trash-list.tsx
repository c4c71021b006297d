import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { List, useListContext } from 'react-admin';
import { ActionDialog } from '../components/action-dialog.tsx';
import { FileGrid } from './file-grid.tsx';

const RestoreFiles = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <ActionDialog
      label="Restore"
      icon={<RestoreIcon />}
      done="The files are restored"
      onSubmit={async (_values, { store }) => {
        await store.act('trash', 'restore', { fileIds: selectedIds.map(String) });
        onUnselectItems();
      }}
    >
      <p>They return to the folders that they were in.</p>
    </ActionDialog>
  );
};

export const TrashList = () => (
  <List sort={{ field: 'updatedDate', order: 'DESC' }} perPage={50} actions={false} empty={false}>
    <FileGrid bulkActions={<RestoreFiles />} empty="The trash is empty." />
  </List>
);
