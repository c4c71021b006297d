import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, required, TextInput } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { reasonOf } from '../components/reasons.ts';
import { store } from '../data.ts';
import { readPasted } from './pasted-rows.ts';

interface Pasted {
  text?: string;
}

const Preview = ({ text = '' }: Pasted) => {
  const { data: rows, error } = useQuery({
    queryKey: ['products', 'pasted', text],
    queryFn: () => readPasted(text),
    enabled: Boolean(text),
    retry: false,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!rows) return null;
  const changes = rows.filter(({ data }) => data).length;
  return (
    <>
      <p role="status">
        {changes} of {rows.length} rows change a product
      </p>
      <PlainTable
        label="Preview"
        columns={['Row', 'SKU', 'Change']}
        rows={rows.map((row) => [String(row.number), row.sku, row.text])}
      />
    </>
  );
};

/** Products that are changed at the same time. */
const BATCH = 10;

async function change({ text = '' }: Pasted, { signal, onProgress, report }: Running): Promise<void> {
  const rows = await readPasted(text);
  const changes = rows.flatMap(({ product, data }) => (product && data ? [{ product, data }] : []));
  const failures: string[] = [];
  let done = 0;
  while (done < changes.length && !signal.aborted) {
    const batch = changes.slice(done, done + BATCH);
    const updates = batch.map(({ product, data }) =>
      store
        .update('products', { id: product.id, data, previousData: product })
        .catch((error: unknown) => failures.push(`${product.name}: ${reasonOf(error)}`)),
    );
    await Promise.all(updates);
    done += batch.length;
    onProgress(done, changes.length);
  }
  const changed = done - failures.length;
  report(`${changed} of ${changes.length} changed, ${failures.length} rejected`, failures);
}

/** Changes the products of rows that were copied from a spreadsheet. */
export const PasteRows = () => (
  <ActionDialog<Pasted>
    label="Paste rows"
    title="Paste rows of a spreadsheet"
    icon={<ContentPasteIcon />}
    done="The products are changed"
    onSubmit={change}
  >
    <TextInput
      source="text"
      label="Rows"
      helperText="Copied cells. The first row names the columns: SKU, and any of name, price and visible."
      multiline
      minRows={4}
      maxRows={10}
      validate={required()}
      parse={(text: string) => text}
    />
    <FormDataConsumer<Pasted>>{({ formData }) => <Preview {...formData} />}</FormDataConsumer>
  </ActionDialog>
);
