import { Box, Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import type { OrderActivity } from 'storewire';
import type { Change } from '../../changes.ts';
import { changeText } from '../audit/changes.tsx';
import { listPath } from '../components/list-path.ts';
import { textOfError } from '../components/reasons.ts';
import { Status } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { wordsOf } from '../components/words.ts';
import { type OrderRecord, withdrawalOf } from './order-record.ts';

/** Changes that are read. Their list has all. */
const LATEST = 20;

/** Something that has happened to an order. */
interface Entry {
  id: string;
  at: string;
  text: string;
  /** Who has done it, if that is known. */
  person?: string | null | undefined;
  /** Of a change that has not simply succeeded. */
  outcome?: string;
}

/** What the platform has kept, which names a person only if it was staff in its dashboard. */
function entryOfActivity(activity: OrderActivity): Entry {
  const { id = '', createdDate, type, authorEmail, merchantComment, refundInitiated } = activity;
  const authorized =
    activity.authorizedPaymentCreated ??
    activity.authorizedPaymentCaptured ??
    activity.authorizedPaymentVoided;
  const amount = authorized?.amount ?? refundInitiated?.amount;
  const detail = [merchantComment?.message, amount?.formattedAmount, refundInitiated?.reason]
    .filter(Boolean)
    .join(', ');
  return {
    id: id ?? '',
    at: createdDate ?? '',
    text: [wordsOf(type), detail].filter(Boolean).join(': '),
    person: authorEmail,
  };
}

/** What staff have done in the back office. */
const entryOfChange = (change: Change): Entry => ({
  id: String(change.id),
  at: change.at,
  text: changeText(change),
  person: change.fullName,
  ...(change.outcome !== 'DONE' && { outcome: change.outcome }),
});

/** What the store front has stored of a withdrawal. */
function entriesOfWithdrawal(order: OrderRecord): Entry[] {
  const withdrawal = withdrawalOf(order);
  if (!withdrawal) return [];
  const { at, by } = withdrawal;
  return [{ id: 'withdrawal', at, text: 'Withdrawn from the contract', person: by }];
}

const EntryLine = ({ entry }: { entry: Entry }) => (
  <Box
    component="li"
    sx={{ display: 'grid', gridTemplateColumns: { sm: '9em 1fr' }, columnGap: 2, py: 0.75 }}
  >
    <Typography variant="body2" color="textSecondary">
      <TimeField record={entry} source="at" />
    </Typography>
    <div>
      {entry.text} {entry.outcome && <Status value={entry.outcome} />}
      {entry.person && (
        <Typography variant="body2" color="textSecondary">
          {entry.person}
        </Typography>
      )}
    </div>
  </Box>
);

/** What has happened to an order and what staff have done with it, the latest first. */
export const OrderTimeline = ({ order }: { order: OrderRecord }) => {
  const {
    data = [],
    total = 0,
    error,
  } = useGetList<Change>('changes', {
    filter: { record: order.id },
    pagination: { page: 1, perPage: LATEST },
  });
  const entries = [
    ...data.map(entryOfChange),
    ...entriesOfWithdrawal(order),
    ...order.activities.toReversed().map(entryOfActivity),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <>
      {error && <p role="alert">{textOfError(error)}</p>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </Box>
      {data.length < total && <Link to={listPath('changes', { record: order.id })}>All {total} changes</Link>}
    </>
  );
};
