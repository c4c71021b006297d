import { DateField, type DateFieldProps } from 'react-admin';
import { SHOP_LANGUAGE } from '../page-settings.ts';

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A day and the time of day, without seconds, in the language of the shop. */
export const TimeField = (props: DateFieldProps) => (
  <DateField {...props} showTime locales={SHOP_LANGUAGE} options={TIME} />
);

/** As {@link TimeField}, as a text. */
export const timeText = (time: string | null | undefined): string =>
  time ? new Date(time).toLocaleString(SHOP_LANGUAGE, TIME) : '';

/** A day, in the language of the shop. */
export const DayField = (props: DateFieldProps) => (
  <DateField {...props} locales={SHOP_LANGUAGE} options={{ dateStyle: 'medium' }} />
);
