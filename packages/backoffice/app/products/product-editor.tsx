/** The page of a product, of any version of the catalog: its form, which is saved without losing what others save. */
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Stack } from '@mui/material';
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import {
  Edit,
  Form,
  type RaRecord,
  Toolbar,
  useNotify,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { PageActions } from '../components/page-actions.tsx';
import { textOfError } from '../components/reasons.ts';
import { useOwnRead } from '../components/record-read.ts';
import { RecordTitle } from '../components/record-title.tsx';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { isSame, merged } from '../components/versions.ts';
import { type PriceStep, priceRisk } from './price-risk.ts';

interface EditedProduct {
  id: string;
}

/** How the form of a product reads, compares and saves its values. */
export interface ProductForm<Values extends EditedProduct> {
  read: (id: string) => Promise<Values>;
  /** Saves what differs from what is stored. Resolves to a line per failure. */
  save: (stored: Values, values: Values) => Promise<string[]>;
  /** What the question of a conflict shows. */
  shown: (values: Values) => Promise<Record<string, unknown>>;
  prices: (was: Values, mine: Values) => PriceStep[];
  /** A version without what changes by itself and the form has not changed. Default: the version. */
  settled?: (version: Values, about: { now: Values; opened: Values; edited: Values }) => Values;
}

interface ProductEditorProps<Values extends EditedProduct> {
  form: ProductForm<Values>;
  /** The product as the page has read it. */
  values: Values;
  /** The wide column, with what reads the product again after a change that the form does not save. */
  main: (reopen: () => Promise<void>) => ReactNode;
  /** The narrow column. */
  side: ReactNode;
}

/** Gives the editor what only the inputs of its form can reach. */
const FormAccess = <Values extends EditedProduct>({
  form,
}: {
  form: RefObject<UseFormReturn<Values> | null>;
}) => {
  const context = useFormContext<Values>();
  useImperativeHandle(form, () => context, [context]);
  return null;
};

/** The form is about the product as it was opened: what is read later must not replace what was typed. */
export function ProductEditor<Values extends EditedProduct>(props: ProductEditorProps<Values>) {
  const { form: product, values, main, side } = props;
  const { settled = (version: Values) => version } = product;
  const [opened, setOpened] = useState(values);
  const [failures, setFailures] = useState<string[]>([]);
  // the product before the changes of the form, also after some of them are saved
  const was = useRef(opened);
  const form = useRef<UseFormReturn<Values>>(null);
  const notify = useNotify();
  const translateLabel = useTranslateLabel();
  const fields = [...Object.keys(opened), 'collections', 'categories'].map((source) => ({
    source,
    label: String(translateLabel({ source, resource: 'products' })),
  }));
  const { decide, dialog } = useConflict('product', fields);
  const { ask, dialog: question } = useQuestion();
  const open = (next: Values): void => {
    was.current = next;
    setOpened(next);
    setFailures([]);
  };
  const reopen = async (): Promise<void> => open(await product.read(opened.id));
  const trySave = async (edited: Values): Promise<string | undefined> => {
    const now = await product.read(edited.id);
    const before = settled(was.current, { now, opened, edited });
    const mine = settled(edited, { now, opened, edited });
    await ask(priceRisk(product.prices(before, mine).map((step) => [step])));
    let saved = mine;
    if (!isSame(now, before)) {
      const [old, stored, own] = await Promise.all([before, now, mine].map(product.shown));
      const decision = await decide({ was: old ?? {}, now: stored ?? {}, mine: own ?? {} });
      if (decision === 'theirs') {
        open(now);
        return undefined;
      }
      saved = merged(before, mine, now) as Values;
      form.current?.reset(saved, { keepDefaultValues: true });
      was.current = now;
    }
    const lines = await product.save(now, saved);
    const stored = await product.read(saved.id);
    if (lines.length === 0) open(stored);
    was.current = stored;
    setFailures(lines);
    if (lines.length > 0) return 'Some changes are not saved';
    notify('The product is saved', { type: 'success' });
    return undefined;
  };
  const save = async (edited: object) => {
    try {
      // the inputs of the form make up its values
      const problem = await trySave(edited as Values);
      if (problem) return { 'root.serverError': problem };
    } catch (error) {
      return { 'root.serverError': textOfError(error) };
    }
    return undefined;
  };
  return (
    <Form record={opened} onSubmit={save} warnWhenUnsavedChanges>
      <FormAccess form={form} />
      {dialog}
      {question}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>{main(reopen)}</Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>{side}</Stack>
      </Box>
      {failures.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, mt: 2 }} />
    </Form>
  );
}

interface ProductPageProps<Product extends RaRecord> {
  /** Where the shop shows a product, if it does. */
  urlOf: (product: Product) => string | null | undefined;
  children: ReactNode;
}

/** The page of the product in the shop, which shows it while it is visible. */
const ShopLink = <Product extends RaRecord>({ urlOf }: Pick<ProductPageProps<Product>, 'urlOf'>) => {
  const product = useRecordContext<Product>();
  const url = product && urlOf(product);
  if (!url) return null;
  return (
    <Button
      size="small"
      startIcon={<OpenInNewIcon />}
      href={url}
      target="_blank"
      rel="noopener"
      disabled={!product['visible']}
    >
      View in the shop
    </Button>
  );
};

/** What a product is, with its media and variants. Unsaved changes are guarded. */
export const ProductPage = <Product extends RaRecord>({ urlOf, children }: ProductPageProps<Product>) => (
  <Edit
    {...useOwnRead()}
    title={<RecordTitle />}
    mutationMode="pessimistic"
    redirect={false}
    actions={
      <PageActions>
        <ShopLink urlOf={urlOf} />
      </PageActions>
    }
    component={Box}
    sx={{ px: { xs: 1, sm: 0 }, '& .RaEdit-card': { width: 0, minWidth: 0 } }}
  >
    {children}
  </Edit>
);
