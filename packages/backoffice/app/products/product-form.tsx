import { Box } from '@mui/material';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  ReferenceArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useEditContext,
} from 'react-admin';
import type { Collection } from 'storewire';
import { Changes } from '../audit/changes.tsx';
import { AddItem } from '../components/add-item.tsx';
import { checkDecimal } from '../components/checks.ts';
import { CreateOnce } from '../components/create-once.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { Part } from '../components/part.tsx';
import { type VariantColumn, VariantTable } from '../components/variant-table.tsx';
import { store } from '../data.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
import { CONSOLE_URL } from '../page-settings.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { checkPieces } from '../stock/stock-change.ts';
import { OptionsInput } from './options-input.tsx';
import type { PriceStep } from './price-risk.ts';
import { ProductEditor, type ProductForm, ProductPage } from './product-editor.tsx';
import { ProductMedia } from './product-media.tsx';
import { DiscountInputs, PriceSummary } from './product-prices.tsx';
import { type ProductRecord, type ProductValues, toValues, withStockOf } from './product-values.ts';
import { salePriceOf } from './sale-price.ts';
import { saveProduct } from './save-product.ts';
import { SearchResultPart } from './search-result-part.tsx';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;
const price = <DecimalInput source="price" label="Price" validate={[required(), checkDecimal]} />;

/** A new product. Everything else is set on its page. */
export const CreateProduct = () => (
  <CreateOnce<ProductValues>
    thing="product"
    create={async ({ name: text, price: decimal }, { create }) => {
      const data = { productType: 'physical', name: text, priceData: { price: Number(decimal) } };
      return (await create<ProductRecord>('products', { data })).data;
    }}
  >
    {name}
    {price}
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
const prices = (was: ProductValues, mine: ProductValues): PriceStep[] =>
  [
    { was: salePriceOf(was), becomes: salePriceOf(mine) },
    ...Object.entries(mine.variants).map(([id, { price: becomes }]) => ({
      was: was.variants[id]?.price,
      becomes,
    })),
  ].map((step) => ({ was: step.was || '0', becomes: step.becomes || '0' }));

const FORM: ProductForm<ProductValues> = {
  read,
  save: saveProduct,
  shown,
  prices,
  settled: (version, { now, opened, edited }) =>
    withStockOf(now, version, (id) => opened.variants[id]?.pieces !== edited.variants[id]?.pieces),
};

const VARIANT_COLUMNS: VariantColumn[] = [
  { source: 'price', title: 'Price', validate: checkDecimal },
  { source: 'sku', title: 'SKU', validate: maxLength(40), isText: true },
  { source: 'weight', title: 'Weight', validate: checkDecimal },
  {
    source: 'pieces',
    title: 'Pieces',
    note: 'empty if they are not counted',
    validate: checkPieces,
    isReadOnly: CONSOLE_URL === undefined,
  },
];

/** What the form of a product has in its wide column. */
const Main = () => (
  <>
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
      <VariantTable columns={VARIANT_COLUMNS} />
      <LocalOnlyNote parts={['stock']} />
    </Part>
    <Part title="Info sections">
      <ArrayInput source="sections" label={false}>
        <SimpleFormIterator fullWidth addButton={<AddItem label="Add section" />}>
          <TextInput source="title" validate={maxLength(50)} />
          <RichTextInput source="description" label="Text" limit={16_000} />
        </SimpleFormIterator>
      </ArrayInput>
    </Part>
    <SearchResultPart />
  </>
);

/** What the form of a product has in its narrow column. */
const Side = () => (
  <>
    <Part title="In the shop">
      <BooleanInput source="visible" label="Visible in the shop" />
      <ReferenceArrayInput
        source="collectionIds"
        reference="collections"
        sort={{ field: 'name', order: 'ASC' }}
      >
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
  </>
);

const OpenedProduct = () => {
  const { record } = useEditContext<ProductRecord>();
  if (!record) return null;
  return (
    <ProductEditor
      key={record.id}
      form={FORM}
      values={toValues(record)}
      main={(reopen) => (
        <>
          <ProductMedia onRemoved={reopen} />
          <Main />
        </>
      )}
      side={<Side />}
    />
  );
};

const urlOf = ({ productPageUrl: page }: ProductRecord) => page?.base && `${page.base}${page.path}`;

export const EditProduct = () => (
  <ProductPage urlOf={urlOf}>
    <OpenedProduct />
  </ProductPage>
);
