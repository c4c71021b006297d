import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Stack } from '@mui/material';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  Edit,
  Form,
  maxLength,
  ReferenceArrayInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { Collection } from 'storewire';
import { Changes } from '../audit/changes.tsx';
import { checkDecimal } from '../components/checks.ts';
import { CreateOnce } from '../components/create-once.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { OWN_READ } from '../components/own-read.ts';
import { PageActions } from '../components/page-actions.tsx';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { isSame, merged } from '../components/versions.ts';
import { store } from '../data.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { OptionsInput } from './options-input.tsx';
import { type PriceStep, priceRisk } from './price-risk.ts';
import { ProductMedia } from './product-media.tsx';
import { DiscountInputs, PriceSummary } from './product-prices.tsx';
import { type ProductRecord, type ProductValues, toValues, withStockOf } from './product-values.ts';
import { salePriceOf } from './sale-price.ts';
import { saveProduct } from './save-product.ts';
import { VariantTable } from './variant-table.tsx';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;
const price = <DecimalInput source="price" label="Price" validate={[required(), checkDecimal]} />;

/** A new product. Everything else is set on its page. */
export const CreateProduct = () => (
  <CreateOnce
    redirect="edit"
    transform={({ name: text, price: decimal }: ProductValues) => ({
      productType: 'physical',
      name: text,
      priceData: { price: Number(decimal) },
    })}
  >
    <SimpleForm>
      {name}
      {price}
    </SimpleForm>
  </CreateOnce>
);

const read = async (id: string): Promise<ProductValues> =>
  toValues((await store.getOne<ProductRecord>('products', { id })).data);

/** What the question of a conflict shows: names of collections, and variants as fields. */
async function shown({
  collectionIds,
  variants,
  ...values
}: ProductValues): Promise<Record<string, unknown>> {
  const { data } = await store.getMany<Collection & { id: string }>('collections', { ids: collectionIds });
  return {
    ...values,
    collections: data.map(({ id, name: text }) => text ?? id),
    ...Object.fromEntries(Object.values(variants).map(({ name: text, ...own }) => [`Variant ${text}`, own])),
  };
}

/** What buyers pay for a product, and the prices of its variants, before and after an edit. */
const priceSteps = (was: ProductValues, mine: ProductValues): PriceStep[] =>
  [
    { was: salePriceOf(was), becomes: salePriceOf(mine) },
    ...Object.entries(mine.variants).map(([id, { price: becomes }]) => ({
      was: was.variants[id]?.price,
      becomes,
    })),
  ].map((step) => ({ was: step.was || '0', becomes: step.becomes || '0' }));

/** Gives the editor what only the inputs of its form can reach. */
const FormAccess = ({ form }: { form: RefObject<UseFormReturn<ProductValues> | null> }) => {
  const context = useFormContext<ProductValues>();
  useImperativeHandle(form, () => context, [context]);
  return null;
};

/** The form is about the product as it was opened: what is read later must not replace what was typed. */
const ProductForm = ({ product }: { product: ProductRecord }) => {
  const [opened, setOpened] = useState(() => toValues(product));
  const [failures, setFailures] = useState<string[]>([]);
  // the product before the changes of the form, also after some of them are saved
  const was = useRef(opened);
  const form = useRef<UseFormReturn<ProductValues>>(null);
  const notify = useNotify();
  const translateLabel = useTranslateLabel();
  const fields = [...Object.keys(opened), 'collections'].map((source) => ({
    source,
    label: String(translateLabel({ source, resource: 'products' })),
  }));
  const { decide, dialog } = useConflict('product', fields);
  const { ask, dialog: question } = useQuestion();
  const open = (values: ProductValues): void => {
    was.current = values;
    setOpened(values);
    setFailures([]);
  };
  const reopen = async (): Promise<void> => open(await read(opened.id));
  const trySave = async (edited: ProductValues): Promise<string | undefined> => {
    const now = await read(edited.id);
    const isChanged = (id: string) => opened.variants[id]?.pieces !== edited.variants[id]?.pieces;
    const before = withStockOf(now, was.current, isChanged);
    const mine = withStockOf(now, edited, isChanged);
    await ask(priceRisk(priceSteps(before, mine)));
    let values = mine;
    if (!isSame(now, before)) {
      const [old, stored, own] = await Promise.all([before, now, mine].map(shown));
      const decision = await decide({ was: old ?? {}, now: stored ?? {}, mine: own ?? {} });
      if (decision === 'theirs') {
        open(now);
        return undefined;
      }
      values = merged(before, mine, now) as ProductValues;
      form.current?.reset(values, { keepDefaultValues: true });
      was.current = now;
    }
    const lines = await saveProduct(now, values);
    const saved = await read(values.id);
    if (lines.length === 0) open(saved);
    was.current = saved;
    setFailures(lines);
    if (lines.length > 0) return 'Some changes are not saved';
    notify('The product is saved', { type: 'success' });
    return undefined;
  };
  const save = async (values: object) => {
    try {
      // the inputs of the form make up its values
      const problem = await trySave(values as ProductValues);
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
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ProductMedia onRemoved={reopen} />
          <Part title="Product">
            {name}
            <RichTextInput source="description" label="Description" limit={8000} />
          </Part>
          <Part title="Prices">
            <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {price}
              <DecimalInput source="cost" label="Cost of one piece" />
              <DiscountInputs />
            </Box>
            <PriceSummary />
          </Part>
          <Part title="Options">
            <OptionsInput />
          </Part>
          <Part title="Variants">
            <VariantTable />
            <LocalOnlyNote parts={['stock']} />
          </Part>
          <Part title="Info sections">
            <ArrayInput source="sections" label={false}>
              <SimpleFormIterator>
                <TextInput source="title" validate={maxLength(50)} />
                <RichTextInput source="description" label="Text" limit={16_000} />
              </SimpleFormIterator>
            </ArrayInput>
          </Part>
          <Part title="Search engines">
            <TextInput
              source="searchResult.title"
              label="Title in search results"
              helperText="The name of the product if empty"
              validate={maxLength(200)}
            />
            <TextInput
              source="searchResult.description"
              label="Description in search results"
              multiline
              validate={maxLength(500)}
            />
          </Part>
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Part title="In the shop">
            <BooleanInput source="visible" label="Visible in the shop" />
            <ReferenceArrayInput source="collectionIds" reference="collections">
              <AutocompleteArrayInput
                label="Collections"
                optionText="name"
                filterToQuery={(text: string) => (text ? { name: { $contains: text } } : {})}
              />
            </ReferenceArrayInput>
            <TextInput source="ribbon" validate={maxLength(30)} />
            <TextInput source="brand" validate={maxLength(50)} />
          </Part>
          <Part title="In the warehouse">
            <TextInput source="sku" label="SKU" validate={maxLength(40)} />
            <DecimalInput source="weight" label="Weight" />
          </Part>
          <Changes />
        </Stack>
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
};

const OpenedProduct = () => {
  const { record } = useEditContext<ProductRecord>();
  return record ? <ProductForm key={record.id} product={record} /> : null;
};

/** The page of the product in the shop, which shows it while it is visible. */
const ShopLink = () => {
  const { productPageUrl, visible } = useRecordContext<ProductRecord>() ?? {};
  if (!productPageUrl?.base) return null;
  return (
    <Button
      size="small"
      startIcon={<OpenInNewIcon />}
      href={`${productPageUrl.base}${productPageUrl.path}`}
      target="_blank"
      rel="noopener"
      disabled={!visible}
    >
      View in the shop
    </Button>
  );
};

/** What a product is, with its media and variants. Unsaved changes are guarded. */
export const EditProduct = () => (
  <Edit
    {...OWN_READ}
    mutationMode="pessimistic"
    redirect={false}
    actions={
      <PageActions>
        <ShopLink />
      </PageActions>
    }
    component={Box}
    sx={{ px: { xs: 1, sm: 0 }, '& .RaEdit-card': { width: 0, minWidth: 0 } }}
  >
    <OpenedProduct />
  </Edit>
);
