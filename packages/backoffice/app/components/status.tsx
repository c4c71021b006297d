import { Chip } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { wordsOf } from './words.ts';

/** What someone should act on, and what went wrong. All other values are as they should be, and stay quiet. */
const NEEDS_ACTION =
  /^(NOT_|PARTIALLY_|PARTLY_|PENDING|INITIALIZED|RECEIVED|STARTED|UNKNOWN|SUBMITTED|IN_MODERATION|WITHDRAWN)/;
const HAS_FAILED = /^(CANCELED|DECLINED|REJECTED|BLOCKED|FAILED|FULLY_REFUNDED|REFUSED|VOIDED|OUT_OF_STOCK)/;

/** A status in words, in a color if it needs attention. */
export const Status = ({ value }: { value: string | undefined }) =>
  value ? (
    <Chip
      component="span"
      size="small"
      label={wordsOf(value)}
      color={NEEDS_ACTION.test(value) ? 'warning' : HAS_FAILED.test(value) ? 'error' : 'default'}
    />
  ) : null;

export const StatusField = ({ source }: { source: string }) => <Status value={useFieldValue({ source })} />;
