import { BooleanField, CreateButton, DataTable, List, ReferenceField, TextInput } from 'react-admin';
import type { Category } from 'storewire';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import type { CategoryRecord } from '../products-v3/product-categories.ts';

const FILTERS = [<TextInput key="name" source="name.$startsWith" label="Name starts with" alwaysOn />];

const countText = ({ itemCounter = 0 }: Category): string =>
  itemCounter === 1 ? '1 product' : `${itemCounter} products`;

const above = <ReferenceField source="parentCategory.id" reference="categories" />;

export const CategoryList = () => (
  <List
    sort={{ field: 'name', order: 'ASC' }}
    filters={FILTERS}
    actions={
      <PageActions>
        <Filters />
        <CreateButton variant="contained" />
      </PageActions>
    }
  >
    <Rows<CategoryRecord>
      picture={({ image }) => <Picture image={image} />}
      title={() => <RecordLink source="name" type="edit" />}
      text={(category) => (
        <>
          {countText(category)}
          {category.parentCategory && <> · below {above}</>}
          {!category.visible && ' · hidden'}
        </>
      )}
    >
      <DataTable.Col source="name">
        <RecordLink source="name" type="edit" />
      </DataTable.Col>
      <DataTable.Col label="Category above" disableSort>
        {above}
      </DataTable.Col>
      <DataTable.Col source="itemCounter" label="Products" disableSort align="right" />
      <DataTable.Col source="visible" disableSort field={BooleanField} />
    </Rows>
  </List>
);
