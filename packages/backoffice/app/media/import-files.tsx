import CloudDownloadIcon from '@mui/icons-material/CloudDownload';
import { maxLength, required, TextInput } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkUrl } from '../components/checks.ts';

/** Most files of one call. */
const MOST_URLS = 100;

interface ImportValues {
  urls: string;
  filePath?: string;
}

const linesOf = (text: unknown): string[] => String(text ?? '').match(/\S+/g) ?? [];

const areUrls = (text: unknown): string | undefined => {
  const urls = linesOf(text);
  if (urls.length > MOST_URLS) return `At most ${MOST_URLS} URLs`;
  const wrong = urls.find(checkUrl);
  return wrong && `${wrong} is no URL that starts with https://`;
};

/** Lets the platform fetch files from the web, and lists those that it rejects. */
export const ImportFiles = () => {
  const run = async (values: ImportValues, { store, report }: Running<ImportValues>): Promise<void> => {
    const { urls, filePath } = values;
    const lines = linesOf(urls);
    const { results = [] } = await store.act('media', 'import', {
      importFileRequests: lines.map((url) => ({ url, ...(filePath && { filePath }) })),
    });
    const failures = results.flatMap(({ itemMetadata }, index) =>
      itemMetadata?.success ? [] : `${lines[index]}: ${itemMetadata?.error?.description ?? 'rejected'}`,
    );
    report('These files are not imported', failures);
  };
  return (
    <ActionDialog label="Import" icon={<CloudDownloadIcon />} done="The import has begun" onSubmit={run}>
      <TextInput
        source="urls"
        label="URLs"
        helperText={`One per line, at most ${MOST_URLS}.`}
        multiline
        minRows={4}
        validate={[required(), areUrls]}
      />
      <TextInput source="filePath" label="Folder" validate={maxLength(100)} />
    </ActionDialog>
  );
};
