import { Typography } from '@mui/material';
import {
  DataTable,
  Link,
  List,
  Pagination,
  ReferenceField,
  SelectInput,
  TextInput,
  useGetResourceLabel,
} from 'react-admin';
import { type Change, OUTCOMES } from '../../changes.ts';
import { CATALOG } from '../components/catalog.ts';
import { DayFilter } from '../components/day-filter.tsx';
import { Filters } from '../components/filters.tsx';
import { listPath } from '../components/list-path.ts';
import { PageActions } from '../components/page-actions.tsx';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { choicesOf } from '../components/words.ts';
import { changeText } from './changes.tsx';

/** The resources whose records have a page, with its type. */
const PAGES = {
  orders: 'show',
  products: 'edit',
  'products-v3': 'edit',
  collections: 'edit',
  categories: 'edit',
  members: 'show',
  reviews: 'edit',
  // a change of stock is one of a product
  variants: 'edit',
} as const;

const hasPage = (resource: string): resource is keyof typeof PAGES => resource in PAGES;

const AREAS = [
  'orders',
  ...CATALOG,
  'members',
  'reviews',
  'back-in-stock',
  'media',
  'trash',
  'settings',
  'sessions',
];

/** A filter by an area, with its name in the menu. */
const AreaFilter = ({ source }: { source: string; alwaysOn: boolean }) => {
  const labelOf = useGetResourceLabel();
  const choices = AREAS.map((id) => ({ id, name: labelOf(id) }));
  return <SelectInput source={source} label="Area" choices={choices} />;
};

const FILTERS = [
  <TextInput key="staff" source="staff" label="Person, by email or id" alwaysOn />,
  <AreaFilter key="resource" source="resource" alwaysOn />,
  <SelectInput key="outcome" source="outcome" label="Outcome" choices={choicesOf(OUTCOMES)} alwaysOn />,
  <TextInput key="record" source="record" label="Id of the record" />,
  <DayFilter key="from" source="from" label="From" alwaysOn />,
  <DayFilter key="to" source="to" label="To" isEnd alwaysOn />,
];

/** Whose stock was changed: a link to the list of it, which has the names of products. Many are changed by variant. */
const StockRecords = ({ change: { call, records } }: { change: Change }) => {
  const filter = { [call === 'updateInventoryItem' ? 'id' : 'variantId']: { $in: records } };
  return (
    <Link to={listPath('inventory', filter)}>
      {records.length > 1 ? `Stock of ${records.length} variants` : 'Stock of a variant'}
    </Link>
  );
};

/** What was changed: a link to one record by its name or number, or how many there are. */
const Records = ({ change }: { change: Change }) => {
  const { resource, records } = change;
  const [id] = records;
  if (id === undefined) return null;
  if (resource === 'inventory') return <StockRecords change={change} />;
  if (records.length > 1) return `${records.length} records`;
  // of what has no page, or is gone, the start of an id tells records apart, and fits in a row
  const text = id.length > 20 ? `${id.slice(0, 8)}…` : id;
  if (!hasPage(resource)) return text;
  const reference = resource === 'variants' ? 'products' : resource;
  return (
    <ReferenceField
      record={change}
      source="records.0"
      reference={reference}
      link={PAGES[resource]}
      emptyText={text}
    />
  );
};

/** How a write has ended, and the request that the platform can be asked about if it did not succeed. */
const OutcomeOf = ({ change: { outcome, requestId } }: { change: Change }) => (
  <>
    <Status value={outcome} />
    {outcome !== 'DONE' && requestId && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Request {requestId}
      </Typography>
    )}
  </>
);

export const ChangeList = () => (
  <List
    title="Changes"
    sort={{ field: 'id', order: 'DESC' }}
    perPage={20}
    pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
    filters={FILTERS}
    actions={
      <PageActions>
        <Filters />
      </PageActions>
    }
    empty={false}
  >
    <Rows<Change>
      title={changeText}
      text={(change) => (
        <>
          <TimeField source="at" /> · {change.fullName}, {change.role} · <OutcomeOf change={change} />
          <br />
          <Records change={change} />
        </>
      )}
    >
      <DataTable.Col source="at" label="Time" disableSort>
        <TimeField source="at" />
      </DataTable.Col>
      <DataTable.Col<Change> label="Person" render={({ fullName, role }) => `${fullName}, ${role}`} />
      <DataTable.Col<Change> label="What" render={changeText} />
      <DataTable.Col<Change> label="Record" render={(change) => <Records change={change} />} />
      <DataTable.Col<Change> label="Outcome" render={(change) => <OutcomeOf change={change} />} />
    </Rows>
  </List>
);
