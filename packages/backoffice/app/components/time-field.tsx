import { Typography } from '@mui/material';
import { type FieldProps, useFieldValue } from 'react-admin';
import { SHOP_LANGUAGE, TIME_ZONE } from '../page-settings.ts';
import { dayOf } from './days.ts';

/** The year is said unless it is this one. */
const lookOf = (time: Date): Intl.DateTimeFormatOptions => {
  const [now, then] = [new Date(), time].map((each) => dayOf(each, TIME_ZONE).slice(0, 4));
  return { day: 'numeric', month: 'short', ...(then !== now && { year: 'numeric' }), timeZone: TIME_ZONE };
};

const dayOnlyText = (time: string | Date): string =>
  new Date(time).toLocaleDateString(SHOP_LANGUAGE, lookOf(new Date(time)));

/** A day and the time of day, without seconds, in the language and the time zone of the shop. */
export const timeText = (time: string | Date | null | undefined): string =>
  time
    ? new Date(time).toLocaleString(SHOP_LANGUAGE, {
        ...lookOf(new Date(time)),
        hour: '2-digit',
        minute: '2-digit',
      })
    : '';

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

/** A day, in the language and the time zone of the shop. */
export const DayField = (props: TimeFieldProps) => <Time {...props} text={dayOnlyText} />;
