import LinkIcon from '@mui/icons-material/Link';
import { TextField } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import type { FileDescriptor } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { useSelection } from '../components/many.ts';
import { timeText } from '../components/time-field.tsx';
import { client } from '../data.ts';

const LIFETIMES = [
  { id: 60, name: 'One hour' },
  { id: 1440, name: 'One day' },
  { id: 10_080, name: 'One week' },
  { id: 43_200, name: '30 days' },
  { id: 525_600, name: 'One year' },
];

/** A link that is selected as a whole, to be copied. */
const DownloadLink = ({ name, url, expiresAt }: { name: string; url: string; expiresAt: Date }) => (
  <TextField
    label={name}
    value={url}
    helperText={`Ends ${timeText(expiresAt)}`}
    onFocus={({ target }) => target.select()}
    slotProps={{ htmlInput: { readOnly: true } }}
  />
);

/** Links to the selected files, private ones too, with an end that staff choose. */
export const CreateLinks = () => {
  const { records: files } = useSelection<FileDescriptor & { id: string }>('media');
  const run = async ({ minutes }: { minutes: number }, { report }: Running): Promise<void> => {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    const links = files.map(async ({ id, displayName }) => {
      const { downloadUrls } = await client.files.generateFileDownloadUrl({
        fileId: id,
        expirationInMinutes: minutes,
      });
      const url = downloadUrls?.[0]?.url ?? '';
      return <DownloadLink key={id} name={displayName ?? id} url={url} expiresAt={expiresAt} />;
    });
    report('Download links', await Promise.all(links));
  };
  return (
    <ActionDialog
      label="Create links"
      icon={<LinkIcon />}
      disabled={files.length === 0}
      done="The links are created"
      defaultValues={{ minutes: 1440 }}
      onSubmit={run}
    >
      <p>Anyone with a link can download the file until the link ends.</p>
      <SelectInput source="minutes" label="Ends after" choices={LIFETIMES} validate={required()} />
    </ActionDialog>
  );
};
