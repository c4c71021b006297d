import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import LinkIcon from '@mui/icons-material/Link';
import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Button, required, SelectInput, useListContext, useNotify } from 'react-admin';
import { createDownloadUrl } from 'storewire/uploads';
import { ActionDialog } from '../components/action-dialog.tsx';
import { client } from '../data.ts';
import type { FileRecord } from './file-record.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';

const LIFETIMES = [
  { id: 60, name: 'One hour' },
  { id: 1440, name: 'One day' },
  { id: 10_080, name: 'One week' },
  { id: 43_200, name: '30 days' },
  { id: 525_600, name: 'One year' },
];

interface DownloadLink {
  name: string;
  url: string;
  expiresAt: Date;
}

const CopyLink = ({ link: { name, url, expiresAt } }: { link: DownloadLink }) => {
  const notify = useNotify();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => notify('The link is copied', { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', my: 2 }}>
      <TextField
        label={name}
        value={url}
        helperText={`Ends ${expiresAt.toLocaleString()}`}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button label={`Copy the link of ${name}`} onClick={() => void copy()}>
        <ContentCopyIcon />
      </Button>
    </Stack>
  );
};

/** Links to the selected files, private ones too, with an end that staff choose. */
export const CreateLinks = () => {
  const { data = [], selectedIds } = useListContext<FileRecord>();
  const [links, setLinks] = useState<DownloadLink[]>([]);
  const files = data.filter(({ id }) => selectedIds.includes(id));
  const run = async ({ minutes }: { minutes: number }): Promise<void> =>
    setLinks(
      await Promise.all(
        files.map(async ({ id, displayName }) => ({
          name: displayName ?? id,
          ...(await createDownloadUrl(client, id, { expiresInMinutes: minutes })),
        })),
      ),
    );
  return (
    <>
      <ActionDialog
        label="Create links"
        icon={<LinkIcon />}
        done="The links are created"
        defaultValues={{ minutes: 1440 }}
        onSubmit={run}
      >
        <p>Anyone with a link can download the file until the link ends.</p>
        <SelectInput source="minutes" label="Ends after" choices={LIFETIMES} validate={required()} />
      </ActionDialog>
      <OutcomeDialog title="Download links" onClose={() => setLinks([])}>
        {links.length > 0 && links.map((link) => <CopyLink key={link.url} link={link} />)}
      </OutcomeDialog>
    </>
  );
};
