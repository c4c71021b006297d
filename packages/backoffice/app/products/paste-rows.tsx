import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, required, TextInput } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { queryClient } from '../query-client.ts';
import { type PastedRow, readPasted, rivalChanges } from './pasted-rows.ts';
import { priceRisk } from './price-risk.ts';

interface Pasted {
  text?: string;
}

/** What the preview shows. */
const previewOf = (text: string) => ({
  queryKey: ['products', 'pasted', text],
  queryFn: () => readPasted(text),
  retry: false,
});

const Preview = ({ text = '' }: Pasted) => {
  const { data: rows, error } = useQuery({ ...previewOf(text), enabled: Boolean(text) });
  if (error) return <Alert severity="error">{textOfError(error)}</Alert>;
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

async function change(
  rows: readonly PastedRow[],
  { store, signal, onProgress, report }: Running<Pasted>,
): Promise<void> {
  const changes = rows.flatMap(({ product, data }) => (product && data ? [{ product, data }] : []));
  const failures: string[] = [];
  let done = 0;
  while (done < changes.length && !signal.aborted) {
    const batch = changes.slice(done, done + BATCH);
    const updates = batch.map(({ product, data }) =>
      store
        .update('products', { id: product.id, data, previousData: product })
        .catch((error: unknown) => failures.push(`${product.name}: ${textOfError(error)}`)),
    );
    await Promise.all(updates);
    done += batch.length;
    onProgress(done, changes.length);
  }
  const changed = done - failures.length;
  report(`${changed} of ${changes.length} changed, ${failures.length} rejected`, failures);
}

/** Changes the products of rows that were copied from a spreadsheet. */
export const PasteRows = () => {
  const { ask, dialog: question } = useQuestion();
  const { decide, dialog } = useConflict('product', []);
  const submit = async ({ text = '' }: Pasted, running: Running<Pasted>): Promise<void> => {
    const seen = await queryClient.ensureQueryData(previewOf(text));
    const rows = await readPasted(text);
    // as the user has seen it: what another user has changed is another question
    await ask(priceRisk(seen.flatMap(({ changes }) => changes?.['price'] ?? [])));
    const { skus, ...versions } = rivalChanges(seen, rows);
    const decision = await decide(versions);
    await change(decision === 'mine' ? rows : rows.filter(({ sku }) => !skus.has(sku)), running);
  };
  return (
    <ActionDialog<Pasted>
      label="Paste rows"
      title="Paste rows of a spreadsheet"
      icon={<ContentPasteIcon />}
      done="The products are changed"
      onSubmit={submit}
    >
      <TextInput
        source="text"
        label="Rows"
        helperText="Copied cells, or CSV. The first row names the columns: SKU, and any of name, price and visible."
        multiline
        minRows={4}
        maxRows={10}
        validate={required()}
        parse={(text: string) => text}
      />
      <FormDataConsumer<Pasted>>{({ formData }) => <Preview {...formData} />}</FormDataConsumer>
      {dialog}
      {question}
    </ActionDialog>
  );
};
