import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { wordsOf } from './words.ts';

/** Values that someone should act on, that are done, and that went wrong. */
const COLORS: readonly [RegExp, string][] = [
  [/^(NOT_|PARTIALLY_(PAID|FULFILLED)|PARTLY_|PENDING|RECEIVED|STARTED)/, 'warning.main'],
  [/^(PAID|FULFILLED|APPROVED|NOTIFIED|PUBLISHED)/, 'success.main'],
  [/^(CANCELED|DECLINED|REJECTED|BLOCKED|FAILED|FULLY_REFUNDED|REFUSED|VOIDED)/, 'error.main'],
];

/** A status in words, in a color that says whether it needs attention. */
export const Status = ({ value }: { value: string | undefined }) => (
  <Box component="span" sx={{ color: COLORS.find(([values]) => values.test(value ?? ''))?.[1] }}>
    {wordsOf(value)}
  </Box>
);

/** The status of a record. */
export const StatusField = ({ source }: { source: string }) => <Status value={useFieldValue({ source })} />;
