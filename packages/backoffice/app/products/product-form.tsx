import {
  ArrayInput,
  BooleanInput,
  Create,
  Edit,
  FormTab,
  maxLength,
  minValue,
  NumberInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
} from 'react-admin';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;
const price = <NumberInput source="priceData.price" label="Price" validate={[required(), minValue(0)]} />;

/** A new product. Everything else is set on its page. */
export const CreateProduct = () => (
  <Create redirect="edit" transform={(data: object) => ({ productType: 'physical', ...data })}>
    <SimpleForm>
      {name}
      {price}
    </SimpleForm>
  </Create>
);

/** What a product is. Unsaved changes are guarded. */
export const EditProduct = () => (
  <Edit mutationMode="pessimistic" redirect={false}>
    <TabbedForm warnWhenUnsavedChanges>
      <FormTab label="Product">
        {name}
        {price}
        <TextInput source="sku" label="SKU" />
        <TextInput source="description" multiline minRows={4} />
        <NumberInput source="weight" min={0} />
        <TextInput source="ribbon" validate={maxLength(30)} />
        <TextInput source="brand" validate={maxLength(50)} />
        <BooleanInput source="visible" label="Visible in the shop" />
      </FormTab>
      <FormTab label="Info sections">
        <ArrayInput source="additionalInfoSections" label="Info sections">
          <SimpleFormIterator>
            <TextInput source="title" />
            <TextInput source="description" multiline />
          </SimpleFormIterator>
        </ArrayInput>
      </FormTab>
    </TabbedForm>
  </Edit>
);
