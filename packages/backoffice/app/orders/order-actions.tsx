import ArchiveIcon from '@mui/icons-material/Archive';
import CancelIcon from '@mui/icons-material/Cancel';
import NoteAddIcon from '@mui/icons-material/NoteAdd';
import PrintIcon from '@mui/icons-material/Print';
import {
  BooleanInput,
  CanAccess,
  email,
  maxLength,
  type RaRecord,
  regex,
  required,
  TextArrayInput,
  TextInput,
  useCanAccess,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import type { CancelOrderInput } from 'storewire';
import { ActionButton } from '../components/action-button.tsx';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { EditDialog } from '../components/edit-dialog.tsx';
import { isUnanswered, textOfError } from '../components/reasons.ts';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { useStore } from '../data.ts';
import type { KeyedStore } from '../keyed-store.ts';
import { LocalOnly } from '../local-only/local-only.tsx';
import type { OrderRecord } from './order-record.ts';
import { slipsPath } from './packing-slips.tsx';
import { leftText, useRefundable } from './refund.tsx';

interface CancelValues extends Omit<CancelOrderInput, 'id'> {
  refund?: boolean;
  /** What the dialog was opened with: after a lost answer, the same is refunded. */
  refundable?: { paymentIds: readonly string[]; text: string };
}

const RefundInput = () => {
  const { refundable } = useRecordContext<CancelValues & RaRecord>() ?? {};
  if (!refundable) return <p>Payments are not refunded.</p>;
  return <BooleanInput source="refund" label={`Give back ${refundable.text}`} />;
};

export const CancelOrder = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? <CancelDialog order={order} /> : null;
};

const CancelDialog = ({ order }: { order: OrderRecord }) => {
  const { id } = order;
  const { payments, isLoading } = useRefundable(order);
  const { canAccess: mayPay = false, isPending } = useCanAccess({ resource: 'orders', action: 'pay' });
  const refundable = mayPay &&
    payments.length > 0 && {
      paymentIds: payments.map(({ id: paymentId }) => paymentId),
      text: leftText(payments, order),
    };
  const cancel = async (values: CancelValues, { store }: Running<CancelValues>) => {
    const { refund = false, refundable: opened, ...canceled } = values;
    await store.act('orders', 'cancel', { ...canceled, id });
    if (!refund || !opened) return;
    const input = { orderId: id, payments: opened.paymentIds.map((paymentId) => ({ paymentId })) };
    await store.runLocal('refundOrder', input).catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      throw new Error(`The order is canceled. The refund is not made: ${textOfError(error)}`);
    });
  };
  return (
    <CanAccess action="cancel" resource="orders">
      <ActionDialog<CancelValues>
        label="Cancel order"
        icon={<CancelIcon />}
        isOffered={order.status !== 'CANCELED'}
        // with the payments that the dialog gives back
        disabled={isLoading || isPending}
        done={`Order ${order.number} is canceled`}
        defaultValues={{
          sendOrderCanceledEmail: true,
          restockAllItems: true,
          ...(refundable && { refund: true, refundable }),
        }}
        onSubmit={cancel}
      >
        <RefundInput />
        <BooleanInput source="restockAllItems" label="Put the products back into stock" />
        <BooleanInput source="sendOrderCanceledEmail" label="Send an email to the buyer" />
        <TextInput
          source="customMessage"
          label="Message in the email"
          multiline
          minRows={2}
          validate={maxLength(1000)}
        />
      </ActionDialog>
    </CanAccess>
  );
};

export const ArchiveOrder = () => {
  const order = useRecordContext<OrderRecord>();
  const [update, { isPending }] = useUpdate<OrderRecord>();
  const notify = useNotify();
  const { onError } = useFailureNotice();
  if (!order) return null;
  const { id, number, archived } = order;
  const archive = (): void => {
    const onSuccess = (): void =>
      notify(`Order ${number} is ${archived ? 'out of' : 'in'} the archive`, { type: 'success' });
    void update(
      'orders',
      { id, data: { archived: !archived }, previousData: order },
      { mutationMode: 'pessimistic', onSuccess, onError },
    );
  };
  return (
    <CanAccess action="edit" resource="orders">
      <ActionButton
        label={archived ? 'Take out of the archive' : 'Archive'}
        icon={<ArchiveIcon />}
        disabled={isPending}
        onClick={archive}
      />
    </CanAccess>
  );
};

export const PackingSlipLink = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? <ActionButton label="Packing slip" icon={<PrintIcon />} to={slipsPath([order.id])} /> : null;
};

/** The inputs of the address that an order is sent to. */
const DESTINATION = 'shippingInfo.logistics.shippingDestination';
const ADDRESS_INPUTS = [
  {
    source: 'buyerInfo.email',
    label: 'Email of the buyer',
    validate: email('An address such as ann@example.com'),
  },
  { source: `${DESTINATION}.contactDetails.firstName`, label: 'First name' },
  { source: `${DESTINATION}.contactDetails.lastName`, label: 'Last name' },
  { source: `${DESTINATION}.contactDetails.phone`, label: 'Phone' },
  { source: `${DESTINATION}.address.addressLine`, label: 'Street and house number' },
  { source: `${DESTINATION}.address.addressLine2`, label: 'Apartment or floor' },
  { source: `${DESTINATION}.address.postalCode`, label: 'Postal code' },
  { source: `${DESTINATION}.address.city`, label: 'Town or city' },
  {
    source: `${DESTINATION}.address.country`,
    label: 'Country, such as IE',
    validate: regex(/^[A-Z]{2}$/, 'Two letters such as IE'),
  },
];

export const EditAddress = () => {
  const order = useRecordContext<OrderRecord>();
  const { getOne } = useStore();
  if (!order) return null;
  const { id } = order;
  return (
    <CanAccess action="edit" resource="orders">
      <EditDialog<OrderRecord>
        label="Edit address"
        thing="order"
        fields={ADDRESS_INPUTS}
        done="The address is changed"
        values={order}
        read={async () => (await getOne('orders', { id })).data}
        write={(data, previousData, store) => store.update('orders', { id, data, previousData })}
      >
        {ADDRESS_INPUTS.map((input) => (
          <TextInput key={input.source} {...input} />
        ))}
      </EditDialog>
    </CanAccess>
  );
};

/** Notes that staff see in the timeline. No call of the contract adds one. */
export const AddNote = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <LocalOnly>
      <CanAccess action="edit" resource="orders">
        <ActionDialog<{ message: string }>
          label="Add note"
          icon={<NoteAddIcon />}
          done="The note is added"
          onSubmit={({ message }, { store }) =>
            store.runLocal('commentOnOrder', { orderId: order.id, message })
          }
        >
          <TextInput
            source="message"
            label="Note for staff"
            multiline
            minRows={2}
            validate={[required(), maxLength(1000)]}
          />
        </ActionDialog>
      </CanAccess>
    </LocalOnly>
  );
};

/** Of the tags of an order. */
const MAX_TAG_LENGTH = 5;

export const TAGS_HELP = `Enter adds one, of at most ${MAX_TAG_LENGTH} characters`;

export const checkTags = (tags: readonly string[] | null | undefined): string | undefined => {
  const long = tags?.find((tag) => tag.length > MAX_TAG_LENGTH);
  return long && `"${long}" has more than ${MAX_TAG_LENGTH} characters`;
};

const TAGS_INPUTS = [{ source: 'tags.tags.tagIds', label: 'Tags' }];

const tagsOf = ({ tags }: OrderRecord): string[] => tags?.tags?.tagIds ?? [];

export const EditTags = () => {
  const order = useRecordContext<OrderRecord>();
  const { getOne } = useStore();
  if (!order) return null;
  const { id } = order;
  const write = async (changed: OrderRecord, stored: OrderRecord, store: KeyedStore): Promise<void> => {
    const tagIds = tagsOf(changed);
    const result = await store.act('orders', 'tag', {
      orderIds: [id],
      assignTags: { tags: { tagIds } },
      unassignTags: { tags: { tagIds: tagsOf(stored).filter((tag) => !tagIds.includes(tag)) } },
    });
    const error = result.results?.[0]?.itemMetadata?.error;
    if (error) throw new Error(error.description);
  };
  return (
    <CanAccess action="edit" resource="orders">
      <EditDialog<OrderRecord>
        label="Edit tags"
        thing="order"
        fields={TAGS_INPUTS}
        done="The tags are changed"
        values={order}
        read={async () => (await getOne('orders', { id })).data}
        write={write}
      >
        <TextArrayInput source="tags.tags.tagIds" label="Tags" helperText={TAGS_HELP} validate={checkTags} />
      </EditDialog>
    </CanAccess>
  );
};
