import FolderIcon from '@mui/icons-material/Folder';
import {
  BulkDeleteWithConfirmButton,
  Button,
  List,
  SortButton,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { FileDescriptor } from 'storewire';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { CreateLinks } from './create-links.tsx';
import { FileGrid } from './file-grid.tsx';
import { ImportFiles } from './import-files.tsx';
import { RenameFile } from './rename-file.tsx';
import { UploadFiles } from './upload-files.tsx';
import { UploadProgress } from './upload-progress.tsx';

const FILTERS = [<TextInput key="search" source="search" label="Name or label" alwaysOn />];

const NEWEST = { field: 'updatedDate', order: 'DESC' } as const;

/** How often files that are processed are read again, in milliseconds. */
const POLL_MS = 2000;

const polling = {
  refetchInterval: ({ state }: { state: { data?: { data?: FileDescriptor[] } | undefined } }) =>
    state.data?.data?.some(({ operationStatus }) => operationStatus === 'PENDING') ? POLL_MS : false,
};

const OpenFolder = () => {
  const file = useRecordContext<FileDescriptor>();
  return (
    <Button label="Folder" component={Link} to={`/folders/${file?.parentFolderId}/show`}>
      <FolderIcon />
    </Button>
  );
};

const BulkActions = () => (
  <>
    <CreateLinks />
    <BulkDeleteWithConfirmButton
      resource="media"
      label="Move to the trash"
      mutationMode="pessimistic"
      mutationOptions={useFailureNotice()}
      confirmTitle="Move the selected files to the trash"
      confirmContent="Pages that use them still show them. The trash restores them."
    />
  </>
);

const Actions = () => (
  <PageActions>
    <Filters />
    <SortButton fields={['updatedDate', 'displayName', 'sizeInBytes']} />
    <UploadFiles />
    <ImportFiles />
  </PageActions>
);

/** Finds files in all folders, and adds some. */
export const MediaList = () => (
  <>
    <UploadProgress />
    <List
      sort={NEWEST}
      perPage={50}
      filters={FILTERS}
      actions={<Actions />}
      empty={false}
      queryOptions={polling}
    >
      <FileGrid
        bulkActions={<BulkActions />}
        actions={
          <>
            <RenameFile />
            <OpenFolder />
          </>
        }
        empty="No files. Upload some, or search for another name."
      />
    </List>
  </>
);

/** The files of one folder. The contract has no call with the names of folders, or with the folders of a folder. */
export const FolderFiles = () => {
  const { id = '' } = useParams();
  return (
    <List
      resource="folders"
      title={id === 'media-root' ? 'Top folder' : 'Folder'}
      filter={{ parentFolderId: id }}
      sort={NEWEST}
      perPage={50}
      actions={false}
      empty={false}
      disableSyncWithLocation
    >
      <FileGrid bulkActions={<BulkActions />} actions={<RenameFile />} empty="This folder has no files." />
    </List>
  );
};
