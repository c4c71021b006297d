/** What is done with the selected orders of the list. */
import ArchiveIcon from '@mui/icons-material/Archive';
import CreditScoreIcon from '@mui/icons-material/CreditScore';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { BooleanInput, CanAccess, TextArrayInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { outcomeOf, partOf, type Selection, useSelection, writeEach } from '../components/many.ts';
import { LocalOnly } from '../local-only/local-only.tsx';
import { queryClient } from '../query-client.ts';
import { checkTags, TAGS_HELP } from './order-actions.tsx';
import { isToShip, type OrderRecord, openPayments } from './order-record.ts';
import { slipsPath } from './packing-slips.tsx';

const nameOf = ({ number }: OrderRecord): string => `Order ${number}`;

const countText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

interface ChosenProps {
  /** What is selected, and the part of it that the action is for. */
  selection: Selection<OrderRecord>;
  chosen: Selection<OrderRecord>;
  /** Why the action is not for the others. */
  why: string;
}

/** Which orders an action is for, and which others stay as they are. */
const Chosen = ({ selection, chosen, why }: ChosenProps) => {
  const others = selection.records.filter(({ id }) => !chosen.ids.includes(id));
  return (
    <>
      <p>
        {chosen.ids.length} of {countText(selection.ids.length)}:{' '}
        {chosen.records.map(({ number }) => number).join(', ')}
      </p>
      {others.length > 0 && (
        <p>
          {others.map(nameOf).join(', ')}: {why}
        </p>
      )}
    </>
  );
};

const PrintSlips = ({ ids }: Selection<OrderRecord>) => (
  <Button size="small" startIcon={<PrintIcon />} component={Link} to={slipsPath(ids)}>
    Packing slips
  </Button>
);

const ShipSelected = (selection: Selection<OrderRecord>) => {
  const chosen = partOf(selection, isToShip);
  const ship = async ({ sendEmail = false }: { sendEmail?: boolean }, running: Running) => {
    const outcome = await writeEach(chosen.records, running, {
      nameOf,
      writeOf:
        ({ id: orderId }) =>
        () =>
          running.store.sendLocal('fulfillOrder', { orderId, sendEmail }),
    });
    await queryClient.invalidateQueries();
    return outcome;
  };
  return (
    <ActionDialog<{ sendEmail?: boolean }>
      label="Ship"
      title="Ship all that is left"
      icon={<LocalShippingIcon />}
      disabled={chosen.ids.length === 0}
      done={`${countText(chosen.ids.length)} shipped`}
      defaultValues={{ sendEmail: true }}
      selection={chosen}
      onSubmit={ship}
    >
      <Chosen selection={selection} chosen={chosen} why="nothing to ship" />
      <BooleanInput source="sendEmail" label="Send an email to the buyers" />
    </ActionDialog>
  );
};

const CaptureSelected = (selection: Selection<OrderRecord>) => {
  const chosen = partOf(selection, (order) => openPayments(order).length > 0);
  const capture = (_values: object, running: Running) =>
    writeEach(chosen.records, running, {
      nameOf,
      writeOf: (order) => () =>
        running.store.act('orders', 'capture', {
          ecomOrderId: order.id,
          payments: openPayments(order).map(({ paymentId }) => ({ paymentId })),
        }),
    });
  return (
    <ActionDialog
      label="Capture"
      title="Capture the authorized payments"
      icon={<CreditScoreIcon />}
      disabled={chosen.ids.length === 0}
      done={`The payments of ${countText(chosen.ids.length)} are captured`}
      selection={chosen}
      onSubmit={capture}
    >
      <Chosen selection={selection} chosen={chosen} why="no payment to capture" />
      <ul>
        {chosen.records.map((order) => (
          <li key={order.id}>
            {nameOf(order)}:{' '}
            {openPayments(order)
              .map(({ amount }) => amount?.formattedAmount)
              .join(', ')}
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
};

interface TagChange {
  added?: string[] | null;
  removed?: string[] | null;
}

const TagSelected = (selection: Selection<OrderRecord>) => {
  const { ids: orderIds, records } = selection;
  const tag = async ({ added, removed }: TagChange, running: Running<TagChange>) => {
    if (!added?.length && !removed?.length) throw new Error('Enter a tag');
    const results = await running.store.actOnMany(
      'orders',
      'tag',
      {
        orderIds: records.map(({ id }) => id),
        assignTags: { tags: { tagIds: added ?? [] } },
        unassignTags: { tags: { tagIds: removed ?? [] } },
      },
      running,
    );
    return outcomeOf(records, results, nameOf);
  };
  return (
    <ActionDialog<TagChange>
      label="Tags"
      title={`Tags of ${countText(orderIds.length)}`}
      icon={<LocalOfferIcon />}
      disabled={records.length === 0}
      done="The tags are changed"
      selection={selection}
      onSubmit={tag}
    >
      <TextArrayInput source="added" label="Add" helperText={TAGS_HELP} validate={checkTags} />
      <TextArrayInput source="removed" label="Remove" helperText={TAGS_HELP} validate={checkTags} />
    </ActionDialog>
  );
};

const ArchiveSelected = (selection: Selection<OrderRecord>) => {
  const chosen = partOf(selection, ({ archived }) => !archived);
  const archive = async (_values: object, running: Running) => {
    const orders = chosen.ids.map((id) => ({ order: { id, archived: true }, fieldMask: 'archived' }));
    const results = await running.store.actOnMany('orders', 'change', { orders }, running);
    return outcomeOf(chosen.records, results, nameOf);
  };
  return (
    <ActionDialog
      label="Archive"
      icon={<ArchiveIcon />}
      disabled={chosen.ids.length === 0}
      done={`${countText(chosen.ids.length)} archived`}
      selection={chosen}
      onSubmit={archive}
    >
      <Chosen selection={selection} chosen={chosen} why="archived already" />
    </ActionDialog>
  );
};

export const OrderSelection = () => {
  const selection = useSelection<OrderRecord>('orders');
  return (
    <>
      <LocalOnly>
        <CanAccess resource="orders" action="ship">
          <ShipSelected {...selection} />
        </CanAccess>
      </LocalOnly>
      <PrintSlips {...selection} />
      <CanAccess resource="orders" action="pay">
        <CaptureSelected {...selection} />
      </CanAccess>
      <CanAccess resource="orders" action="edit">
        <TagSelected {...selection} />
        <ArchiveSelected {...selection} />
      </CanAccess>
    </>
  );
};
