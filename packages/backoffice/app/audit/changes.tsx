import { Box } from '@mui/material';
import { Link, useGetList, useRecordContext } from 'react-admin';
import type { Change } from '../../changes.ts';
import { listPath } from '../components/list-path.ts';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { Status } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { wordsOfName } from '../components/words.ts';

/** How many the part shows. The list has all. */
const LATEST = 5;

/** What was done, with the names of what it has changed, and why. */
export function changeText({ call, fields, reason }: Change): string {
  const names = fields.map((field) => wordsOfName(field).toLowerCase()).join(', ');
  return [wordsOfName(call), names && `: ${names}`, reason && ` (${reason})`].filter(Boolean).join('');
}

const ChangeLine = ({ change }: { change: Change }) => (
  <li>
    <TimeField record={change} source="at" /> · {change.fullName} · {changeText(change)}
    {change.outcome !== 'DONE' && (
      <>
        {' '}
        · <Status value={change.outcome} />
      </>
    )}
  </li>
);

const Latest = ({ record }: { record: string }) => {
  const { data, total, error } = useGetList<Change>('changes', {
    filter: { record },
    pagination: { page: 1, perPage: LATEST },
  });
  if (error) return <p role="alert">{textOfError(error)}</p>;
  if (!data) return <p>…</p>;
  if (data.length === 0) return <p>None in the back office so far</p>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {data.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </Box>
      {data.length < (total ?? 0) && <Link to={listPath('changes', { record })}>All {total} changes</Link>}
    </>
  );
};

/** Who has changed the record of the page, and when. */
export const Changes = () => {
  const record = useRecordContext();
  return record ? (
    <Part title="Changes">
      <Latest record={String(record.id)} />
    </Part>
  ) : null;
};
