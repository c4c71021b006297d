import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { wordsOf } from './words.ts';

/** Values that someone should act on, that are done, and that went wrong. */
const COLORS: readonly [RegExp, string][] = [
  [
    /^(NOT_|PARTIALLY_|PARTLY_|PENDING|INITIALIZED|RECEIVED|STARTED|UNKNOWN|SUBMITTED|IN_MODERATION)/,
    'warning.main',
  ],
  [/^(PAID|CAPTURED|FULFILLED|APPROVED|NOTIFICATION_SENT|DONE|IN_STOCK)/, 'success.main'],
  [/^(CANCELED|DECLINED|REJECTED|BLOCKED|FAILED|FULLY_REFUNDED|REFUSED|VOIDED|OUT_OF_STOCK)/, 'error.main'],
];

/** A status in words, in a color that says whether it needs attention. */
export const Status = ({ value }: { value: string | undefined }) => (
  <Box component="span" sx={{ color: COLORS.find(([values]) => values.test(value ?? ''))?.[1] }}>
    {wordsOf(value)}
  </Box>
);

export const StatusField = ({ source }: { source: string }) => <Status value={useFieldValue({ source })} />;
