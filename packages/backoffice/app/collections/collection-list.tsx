import { BooleanField, CreateButton, DataTable, ExportButton, List, TextInput } from 'react-admin';
import type { Collection } from 'storewire';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';

const FILTERS = [<TextInput key="name" source="name.$contains" label="Name" alwaysOn />];

export const CollectionList = () => (
  <List
    sort={{ field: 'name', order: 'ASC' }}
    filters={FILTERS}
    actions={
      <PageActions>
        <Filters />
        <ExportButton />
        <CreateButton variant="contained" />
      </PageActions>
    }
  >
    <Rows<Collection & { id: string }>
      picture={(collection) => <ProductPicture product={collection} />}
      title={() => <RecordLink source="name" type="edit" />}
      text={({ numberOfProducts }) => `${numberOfProducts} products`}
    >
      <DataTable.Col source="name">
        <RecordLink source="name" type="edit" />
      </DataTable.Col>
      <DataTable.Col source="numberOfProducts" label="Products" disableSort align="right" />
      <DataTable.Col source="visible" disableSort field={BooleanField} />
    </Rows>
  </List>
);
