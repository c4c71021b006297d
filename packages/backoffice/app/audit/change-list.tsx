import {
  DataTable,
  DateInput,
  Link,
  List,
  Pagination,
  SelectInput,
  TextInput,
  useCreatePath,
} from 'react-admin';
import { type Change, OUTCOMES } from '../../changes.ts';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { choicesOf } from '../components/words.ts';
import { changeText } from './change-text.ts';

/** The resources whose records have a page, with its type. */
const PAGES = {
  orders: 'show',
  products: 'edit',
  collections: 'edit',
  members: 'show',
  reviews: 'edit',
} as const;

const hasPage = (resource: string): resource is keyof typeof PAGES => resource in PAGES;

const RESOURCES = [
  ...Object.keys(PAGES),
  'back-in-stock',
  'media',
  'trash',
  'variants',
  'settings',
  'sessions',
];

/** A day of a date input as the time at which it starts or ends here. */
const startOf = (day: string): string => (day ? new Date(`${day}T00:00`).toISOString() : '');
const endOf = (day: string): string => (day ? new Date(`${day}T23:59:59.999`).toISOString() : '');
const dayOf = (time: string | undefined): string => (time ? new Date(time).toLocaleDateString('sv') : '');

const FILTERS = [
  <TextInput key="staff" source="staff" label="Person, by e-mail or id" alwaysOn />,
  <SelectInput
    key="resource"
    source="resource"
    label="Area"
    choices={choicesOf(RESOURCES).map(({ id, name }) => ({ id, name: name.replaceAll('-', ' ') }))}
    alwaysOn
  />,
  <SelectInput key="outcome" source="outcome" label="Outcome" choices={choicesOf(OUTCOMES)} alwaysOn />,
  <TextInput key="record" source="record" label="Id of the record" alwaysOn />,
  <DateInput key="from" source="from" label="From" parse={startOf} format={dayOf} alwaysOn />,
  <DateInput key="to" source="to" label="To" parse={endOf} format={dayOf} alwaysOn />,
];

/** What was changed: a link to one record, or how many there are. */
const Records = ({ change: { resource, records } }: { change: Change }) => {
  const createPath = useCreatePath();
  const [id] = records;
  if (id === undefined) return null;
  if (records.length > 1) return `${records.length} records`;
  // the start of an id tells records apart, and fits in a row
  const text = id.length > 20 ? `${id.slice(0, 8)}…` : id;
  if (!hasPage(resource)) return text;
  return <Link to={createPath({ resource, type: PAGES[resource], id })}>{text}</Link>;
};

/** Who has done what in the back office. */
export const ChangeList = () => (
  <List
    title="Changes"
    sort={{ field: 'id', order: 'DESC' }}
    perPage={20}
    pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
    filters={FILTERS}
    actions={false}
    empty={false}
  >
    <Rows<Change>
      title={changeText}
      text={(change) => (
        <>
          <TimeField source="at" /> · {change.fullName}, {change.role} · <Status value={change.outcome} />
          <br />
          <Records change={change} />
        </>
      )}
    >
      <DataTable.Col source="at" label="Time" disableSort sx={{ whiteSpace: 'nowrap' }}>
        <TimeField source="at" />
      </DataTable.Col>
      <DataTable.Col<Change> label="Person" render={({ fullName, role }) => `${fullName}, ${role}`} />
      <DataTable.Col<Change> label="What" render={changeText} />
      <DataTable.Col<Change> label="Record" render={(change) => <Records change={change} />} />
      <DataTable.Col source="outcome" disableSort field={StatusField} />
      <DataTable.Col source="requestId" label="Request" disableSort sx={{ overflowWrap: 'anywhere' }} />
    </Rows>
  </List>
);
