import { DateField, type DateFieldProps } from 'react-admin';
import { SHOP_LANGUAGE, TIME_ZONE } from '../page-settings.ts';

const DAY = { dateStyle: 'medium', timeZone: TIME_ZONE } as const;
const LOOK = { locales: SHOP_LANGUAGE, variant: 'inherit', sx: { whiteSpace: 'nowrap' } } as const;
const TIME = { ...DAY, timeStyle: 'short' } as const;

/** A day and the time of day, without seconds, in the language and the time zone of the shop. */
export const TimeField = (props: DateFieldProps) => (
  <DateField {...LOOK} {...props} showTime options={TIME} />
);

/** As {@link TimeField}, as a text. */
export const timeText = (time: string | Date | null | undefined): string =>
  time ? new Date(time).toLocaleString(SHOP_LANGUAGE, TIME) : '';

/** A day, in the language and the time zone of the shop. */
export const DayField = (props: DateFieldProps) => <DateField {...LOOK} {...props} options={DAY} />;
