import UploadIcon from '@mui/icons-material/Upload';
import { FileField, FileInput, maxLength, required, TextInput } from 'react-admin';
import { ActionDialog } from '../components/action-dialog.tsx';
import { addFiles } from './upload-queue.ts';

interface UploadValues {
  files: { rawFile: File }[];
  filePath?: string;
}

/** Chooses files, which are then uploaded while staff go on working. */
export const UploadFiles = () => (
  <ActionDialog<UploadValues>
    label="Upload"
    icon={<UploadIcon />}
    done="The upload has begun"
    onSubmit={async ({ files, filePath }) => {
      const added = files.map(({ rawFile }) => rawFile);
      addFiles(added, filePath);
    }}
  >
    <FileInput
      source="files"
      label="Files"
      // the label of react-admin does not belong to the input
      inputProps={{ 'aria-label': 'Files' }}
      multiple
      validate={required()}
    >
      <FileField source="src" title="title" />
    </FileInput>
    <TextInput
      source="filePath"
      label="Folder"
      helperText="A path such as /products/mugs, whose folders are created. The top folder if empty."
      validate={maxLength(100)}
    />
    <p>
      The upload continues by itself after a lost connection. If you close the page, choose the same file
      again: its upload continues where it stopped.
    </p>
  </ActionDialog>
);
