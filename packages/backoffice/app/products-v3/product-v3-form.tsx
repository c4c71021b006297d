import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  Loading,
  maxLength,
  ReferenceArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useEditContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ProductInventoryResults, ProductWithInventoryInput } from 'storewire';
import { Changes } from '../audit/changes.tsx';
import { AddItem } from '../components/add-item.tsx';
import { checkDecimal, checkNames } from '../components/checks.ts';
import { CreateOnce } from '../components/create-once.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { listPath } from '../components/list-path.ts';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { type VariantColumn, VariantTable } from '../components/variant-table.tsx';
import { store } from '../data.ts';
import type { PriceStep } from '../products/price-risk.ts';
import { ProductEditor, type ProductForm, ProductPage } from '../products/product-editor.tsx';
import { SearchResultPart } from '../products/search-result-part.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { checkPieces } from '../stock/stock-change.ts';
import { OptionsV3Input } from './options-v3-input.tsx';
import { ALL_PRODUCTS, type CategoryRecord, readCategories } from './product-categories.ts';
import { ProductV3Media } from './product-v3-media.tsx';
import type { ProductV3Record } from './product-v3-record.ts';
import { type ProductV3Values, toValues } from './product-v3-values.ts';
import { saveProductV3 } from './save-product-v3.ts';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;
const brandInput = <TextInput source="brand" validate={maxLength(50)} />;

interface NewProduct {
  name: string;
  price: string;
  pieces?: string | null;
  brand?: string | null;
}

const toNewInput = ({ name: text, price, pieces, brand }: NewProduct): ProductWithInventoryInput => ({
  name: text,
  ...(brand && { brand: { name: brand } }),
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: {
    variants: [
      {
        price: { actualPrice: { amount: price } },
        inventoryItem: pieces ? { quantity: Number(pieces) } : { inStock: true },
      },
    ],
  },
});

/** The product exists, even if its stock could not be created. */
function stockProblem({ error, results = [] }: ProductInventoryResults = {}): string | undefined {
  const reason = error ?? results.map(({ itemMetadata }) => itemMetadata?.error).find((each) => each);
  return reason && `The product is created without its stock: ${reason.description}. Set it under Stock.`;
}

/** A new product with its stock. Everything else is set on its page. */
export const CreateProductV3 = () => (
  <CreateOnce<NewProduct>
    thing="product"
    create={async (values, { act }) => {
      const input = { product: toNewInput(values) };
      const { product, inventoryResults } = await act('products-v3', 'create', input);
      return { id: product.id ?? '', problem: stockProblem(inventoryResults) };
    }}
  >
    {name}
    <DecimalInput source="price" label="Price" validate={[required(), checkDecimal]} />
    <DecimalInput
      source="pieces"
      label="Pieces"
      helperText="Empty if they are not counted: it is always in stock then"
      validate={checkPieces}
    />
    {brandInput}
  </CreateOnce>
);

async function read(id: string): Promise<ProductV3Values> {
  const { data: product } = await store.getOne<ProductV3Record>('products-v3', { id });
  return toValues(product, await readCategories(product));
}

/** What the question of a conflict shows: names of categories, and variants as fields. */
async function shown({
  categoryIds,
  variants,
  options,
  sections,
  ...values
}: ProductV3Values): Promise<Record<string, unknown>> {
  const { data } = await store.getMany<CategoryRecord>('categories', { ids: categoryIds });
  return {
    ...values,
    categories: data.map(({ id, name: text }) => text ?? id),
    options: options.map(({ name: text, choices }) => [text, choices.map((each) => [each.name, each.color])]),
    sections: sections.map(({ name: text, text: body }) => [text, body]),
    ...Object.fromEntries(
      Object.values(variants).map(({ name: text, visible, ...own }) => [
        `Variant ${text}`,
        { ...own, visible: visible ? 'visible' : 'hidden' },
      ]),
    ),
  };
}

const prices = (was: ProductV3Values, mine: ProductV3Values): PriceStep[] =>
  Object.entries(mine.variants).map(([id, { price }]) => ({
    was: was.variants[id]?.price || '0',
    becomes: price || '0',
  }));

const FORM: ProductForm<ProductV3Values> = {
  read,
  save: saveProductV3,
  shown,
  prices,
};

const VARIANT_COLUMNS: VariantColumn[] = [
  { source: 'price', title: 'Price', validate: [required(), checkDecimal] },
  { source: 'before', title: 'Before reduction', note: 'empty if it is not reduced', validate: checkDecimal },
  { source: 'cost', title: 'Cost', validate: checkDecimal },
  { source: 'sku', title: 'SKU', validate: maxLength(40), isText: true },
];
const WEIGHT: VariantColumn = { source: 'weight', title: 'Weight', validate: checkDecimal };

/** Where the stock of the product is changed. */
const StockLink = () => {
  const product = useRecordContext<ProductV3Values>();
  return product ? (
    <Button size="small" component={Link} to={listPath('inventory', { productId: product.id })}>
      Stock
    </Button>
  ) : null;
};

const Main = ({ isDigital }: { isDigital: boolean }) => (
  <>
    <Part title="Product">
      {name}
      <RichTextInput source="description" label="Description" limit={16_000} />
    </Part>
    <Part title="Options">
      <OptionsV3Input />
    </Part>
    <Part title="Variants" actions={<StockLink />}>
      <VariantTable columns={isDigital ? VARIANT_COLUMNS : [...VARIANT_COLUMNS, WEIGHT]} />
    </Part>
    <Part title="Info sections">
      <ArrayInput
        source="sections"
        label={false}
        validate={checkNames}
        helperText="Other products may have the same sections. The heading on the page is the name that a section was made with"
      >
        <SimpleFormIterator fullWidth addButton={<AddItem label="Add section" />}>
          <TextInput source="name" label="Name for staff" validate={[required(), maxLength(100)]} />
          <RichTextInput source="text" label="Text" limit={16_000} />
        </SimpleFormIterator>
      </ArrayInput>
    </Part>
    <SearchResultPart />
  </>
);

const Side = () => {
  const { data: all } = useQuery(ALL_PRODUCTS);
  return (
    <>
      <Part title="In the shop">
        <BooleanInput source="visible" label="Visible in the shop" />
        <ReferenceArrayInput
          source="categoryIds"
          reference="categories"
          filter={all ? { id: { $ne: all } } : {}}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <AutocompleteArrayInput
            label="Categories"
            optionText="name"
            filterToQuery={(text: string) => (text ? { name: { $startsWith: text } } : {})}
          />
        </ReferenceArrayInput>
        <TextInput source="ribbon" validate={maxLength(30)} />
        {brandInput}
      </Part>
      <Changes />
    </>
  );
};

const OpenedProduct = () => {
  const { record } = useEditContext<ProductV3Record>();
  const { data: categories, error } = useQuery({
    // of the product as it is opened: the form is about it
    queryKey: ['categories', 'of product', record?.id],
    queryFn: () => (record ? readCategories(record) : []),
    enabled: record !== undefined,
    gcTime: 0,
  });
  if (error) return <p role="alert">{textOfError(error)}</p>;
  if (!record || !categories) return <Loading />;
  return (
    <ProductEditor
      key={record.id}
      form={FORM}
      values={toValues(record, categories)}
      main={(reopen) => (
        <>
          <ProductV3Media onChanged={reopen} />
          <Main isDigital={record.productType === 'DIGITAL'} />
        </>
      )}
      side={<Side />}
    />
  );
};

const urlOf = ({ url }: ProductV3Record) => url?.url;

export const EditProductV3 = () => (
  <ProductPage urlOf={urlOf}>
    <OpenedProduct />
  </ProductPage>
);
