import { Alert } from '@mui/material';
import { useRef, useState } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  Create,
  Edit,
  FormTab,
  maxLength,
  ReferenceArrayInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
  Toolbar,
  useEditContext,
  useLogoutIfAccessDenied,
  useNotify,
} from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { savedByOther } from '../components/conflict-dialog.tsx';
import { checkDecimal, DecimalInput } from '../components/decimal-input.tsx';
import { reasonOf } from '../components/reasons.ts';
import { isSame, type Versions } from '../components/versions.ts';
import { store } from '../data.ts';
import { OptionsInput } from './options-input.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductMedia } from './product-media.tsx';
import { type ProductRecord, type ProductValues, toValues } from './product-values.ts';
import { saveProduct } from './save-product.ts';
import { VariantTable } from './variant-table.tsx';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;
const price = <DecimalInput source="price" label="Price" validate={[required(), checkDecimal]} />;

/** A new product. Everything else is set on its page. */
export const CreateProduct = () => (
  <Create
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
  </Create>
);

const read = async (id: string): Promise<ProductValues> =>
  toValues((await store.getOne<ProductRecord>('products', { id })).data);

/** The form is about the product as it was opened: what is read later must not replace what was typed. */
const ProductForm = ({ product }: { product: ProductRecord }) => {
  const [opened, setOpened] = useState(() => toValues(product));
  const [failures, setFailures] = useState<string[]>([]);
  const [conflict, setConflict] = useState<Versions<ProductValues>>();
  // the product before the changes of the form, also after some of them are saved
  const was = useRef(opened);
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const open = (values: ProductValues): void => {
    was.current = values;
    setOpened(values);
    setFailures([]);
    setConflict(undefined);
  };
  const reopen = async (): Promise<void> => open(await read(opened.id));
  const trySave = async (values: ProductValues): Promise<string | undefined> => {
    const now = await read(values.id);
    if (!isSame(now, was.current)) {
      setConflict({ was: was.current, now, mine: values });
      return savedByOther('product');
    }
    const lines = await saveProduct(now, values);
    const saved = await read(values.id);
    if (lines.length === 0) open(saved);
    was.current = saved;
    setFailures(lines);
    return lines.length > 0 ? 'Some changes are not saved' : undefined;
  };
  const save = async (values: object) => {
    try {
      // the inputs of the form make up its values
      const problem = await trySave(values as ProductValues);
      if (problem) return { 'root.serverError': problem };
      notify('The product is saved', { type: 'success' });
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) return { 'root.serverError': reasonOf(error) };
    }
    return undefined;
  };
  return (
    <TabbedForm
      record={opened}
      onSubmit={save}
      warnWhenUnsavedChanges
      toolbar={
        <>
          {failures.length > 0 && (
            <Alert severity="error">
              <ul>
                {failures.map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </ul>
            </Alert>
          )}
          {conflict && (
            <ProductConflict
              versions={conflict}
              onBack={() => setConflict(undefined)}
              onTakeTheirs={() => open(conflict.now)}
              onKeepMine={(values) => {
                was.current = conflict.now;
                setConflict(undefined);
                return save(values);
              }}
            />
          )}
          <Toolbar />
        </>
      }
    >
      <FormTab label="Product">
        {name}
        {price}
        <TextInput source="sku" label="SKU" validate={maxLength(40)} />
        <TextInput source="description" multiline minRows={4} validate={maxLength(8000)} />
        <DecimalInput source="weight" label="Weight" />
        <TextInput source="ribbon" validate={maxLength(30)} />
        <TextInput source="brand" validate={maxLength(50)} />
        <ReferenceArrayInput source="collectionIds" reference="collections">
          <AutocompleteArrayInput
            label="Collections"
            optionText="name"
            filterToQuery={(text: string) => (text ? { name: { $contains: text } } : {})}
          />
        </ReferenceArrayInput>
        <BooleanInput source="visible" label="Visible in the shop" />
      </FormTab>
      <FormTab label="Info sections">
        <ArrayInput source="sections" label="Info sections">
          <SimpleFormIterator>
            <TextInput source="title" validate={maxLength(50)} />
            <TextInput source="description" multiline />
          </SimpleFormIterator>
        </ArrayInput>
      </FormTab>
      <FormTab label="Media">
        <ProductMedia onRemoved={reopen} />
      </FormTab>
      <FormTab label="Options">
        <OptionsInput />
      </FormTab>
      <FormTab label="Variants">
        <VariantTable onReset={reopen} />
      </FormTab>
    </TabbedForm>
  );
};

const OpenedProduct = () => {
  const { record } = useEditContext<ProductRecord>();
  return record ? <ProductForm key={record.id} product={record} /> : null;
};

/** What a product is, with its media and variants. Unsaved changes are guarded. */
export const EditProduct = () => (
  <Edit mutationMode="pessimistic" redirect={false} sx={{ '& .RaEdit-card': { width: 0, minWidth: 0 } }}>
    <OpenedProduct />
    <Changes />
  </Edit>
);
