import VisibilityIcon from '@mui/icons-material/Visibility';
import { RadioButtonGroupInput, type RaRecord, required } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { useSelection, writeEach } from '../components/many.ts';
import { useStore } from '../data.ts';

/** A product of any version of the catalog. */
interface Row extends RaRecord {
  name?: string | null;
  revision?: string;
}

const KINDS = [
  { id: 'show', name: 'Show them in the shop' },
  { id: 'hide', name: 'Hide them' },
];

interface VisibilityChange {
  kind: 'show' | 'hide';
}

/** Shows the selected products in the shop, or hides them. */
export const ChangeVisibility = ({ resource }: { resource: 'products' | 'products-v3' }) => {
  const selection = useSelection<Row>(resource);
  const { ids, records } = selection;
  const { getMany } = useStore();
  const submit = async ({ kind }: VisibilityChange, running: Running<VisibilityChange>) => {
    // with the revisions of now: only this one field is replaced
    const { data: stored } = await getMany<Row>(resource, { ids: [...ids] });
    return writeEach(stored, running, {
      nameOf: ({ name, id }) => name ?? String(id),
      writeOf:
        ({ id, revision }) =>
        () =>
          running.store.update(resource, {
            id,
            data: { visible: kind === 'show' },
            previousData: { id, revision },
          }),
    });
  };
  return (
    <ActionDialog<VisibilityChange>
      label="Change visibility"
      icon={<VisibilityIcon />}
      disabled={records.length === 0}
      done="The products are changed"
      defaultValues={{ kind: 'show' }}
      selection={selection}
      onSubmit={submit}
    >
      <p>{ids.length === 1 ? '1 product is selected.' : `${ids.length} products are selected.`}</p>
      <RadioButtonGroupInput source="kind" label="Change" choices={KINDS} validate={required()} />
    </ActionDialog>
  );
};
