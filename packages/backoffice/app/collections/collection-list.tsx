import { BooleanField, DataTable, List, TextInput } from 'react-admin';
import { RecordLink } from '../components/record-link.tsx';

const FILTERS = [<TextInput key="name" source="name.$contains" label="Name" alwaysOn />];

/** The collections of the shop. */
export const CollectionList = () => (
  <List sort={{ field: 'name', order: 'ASC' }} filters={FILTERS}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name">
        <RecordLink source="name" type="edit" />
      </DataTable.Col>
      <DataTable.Col source="numberOfProducts" label="Products" disableSort align="right" />
      <DataTable.Col source="visible" disableSort field={BooleanField} />
    </DataTable>
  </List>
);
