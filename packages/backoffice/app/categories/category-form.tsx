import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  AutocompleteInput,
  BooleanInput,
  Edit,
  maxLength,
  ReferenceInput,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { CreateOnce } from '../components/create-once.tsx';
import { RecordForm } from '../components/record-form.tsx';
import { useOwnRead } from '../components/record-read.ts';
import { RecordTitle } from '../components/record-title.tsx';
import { ALL_PRODUCTS, type CategoryRecord } from '../products-v3/product-categories.ts';
import { CategoryProducts } from './category-products.tsx';

const name = <TextInput source="name" validate={[required(), maxLength(80)]} />;

const FIELDS = [
  { source: 'name', label: 'Name' },
  { source: 'description', label: 'Description' },
];

/** Of what no call changes. */
const LATER = 'Only the dashboard of the platform changes it later';

/** Without a category above it, it is at the top. */
const withoutEmptyParent = ({ parentCategory, ...category }: Partial<CategoryRecord>) => ({
  ...category,
  ...(parentCategory?.id && { parentCategory }),
});

export const CreateCategory = () => {
  const { data: all } = useQuery(ALL_PRODUCTS);
  return (
    <CreateOnce<Partial<CategoryRecord>>
      thing="category"
      create={async (values, { create }) =>
        (await create<CategoryRecord>('categories', { data: withoutEmptyParent(values) })).data
      }
    >
      {name}
      <ReferenceInput
        source="parentCategory.id"
        reference="categories"
        filter={all ? { id: { $ne: all } } : {}}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput
          label="Category above"
          optionText="name"
          filterToQuery={(text: string) => (text ? { name: { $startsWith: text } } : {})}
          helperText={LATER}
        />
      </ReferenceInput>
      <BooleanInput source="visible" label="Visible in the shop" defaultValue helperText={LATER} />
    </CreateOnce>
  );
};

/** No call deletes a category. */
const SAVE = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** What no call changes. */
const Fixed = () => {
  const category = useRecordContext<CategoryRecord>();
  if (!category) return null;
  const { visible, breadcrumbsInfo: { breadcrumbs: above = [] } = {} } = category;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pb: 1, overflowWrap: 'anywhere' }}>
      {above.length > 0 ? `Below ${above.map(({ categoryName }) => categoryName).join(' › ')}` : 'At the top'}
      , {visible ? 'visible in the shop' : 'hidden in the shop'}. Only the dashboard of the platform changes
      that.
    </Typography>
  );
};

export const EditCategory = () => (
  <Edit {...useOwnRead()} title={<RecordTitle />} mutationMode="pessimistic" redirect={false}>
    <RecordForm thing="category" fields={FIELDS} toolbar={SAVE}>
      <Fixed />
      {name}
      <TextInput source="description" multiline minRows={3} validate={maxLength(600)} />
    </RecordForm>
    <CategoryProducts />
    <Changes />
  </Edit>
);
