import { Typography } from '@mui/material';
import { type FieldProps, useFieldValue } from 'react-admin';
import { SHOP_LANGUAGE, TIME_ZONE } from '../page-settings.ts';
import { dayLook, whenText } from './days.ts';

/** A time as a text in the language and the time zone of the shop. */
const textOf = (time: string | Date, look: Intl.DateTimeFormatOptions): string =>
  new Date(time).toLocaleString(SHOP_LANGUAGE, {
    ...dayLook(new Date(time), new Date(), TIME_ZONE),
    ...look,
  });

/** As in "8:07 AM" and "08:07". */
const HOUR = new Intl.DateTimeFormat(SHOP_LANGUAGE, { hour: 'numeric' }).resolvedOptions().hour12
  ? 'numeric'
  : '2-digit';

/** A day and the time of day, without seconds. */
export const timeText = (time: string | Date | null | undefined): string =>
  time ? textOf(time, { hour: HOUR, minute: '2-digit' }) : '';

type TimeFieldProps = Pick<FieldProps, 'source' | 'record' | 'label' | 'sortable'> & {
  /** Shown without a time. */
  emptyText?: string;
};

const Time = ({ emptyText = '', text, ...props }: TimeFieldProps & { text: (time: string) => string }) => {
  const time: string | undefined = useFieldValue(props);
  return (
    <Typography component="time" variant="inherit" dateTime={time} noWrap>
      {time ? text(time) : emptyText}
    </Typography>
  );
};

/** {@link timeText} of a field. */
export const TimeField = (props: TimeFieldProps) => <Time {...props} text={timeText} />;

/** The day of a field. */
export const DayField = (props: TimeFieldProps) => <Time {...props} text={(time) => textOf(time, {})} />;

/** The time of a field as a person says it. */
export const WhenField = (props: TimeFieldProps) => (
  <Time {...props} text={(time) => whenText(new Date(time), new Date(), SHOP_LANGUAGE, TIME_ZONE)} />
);
