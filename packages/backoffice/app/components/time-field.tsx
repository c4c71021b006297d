import { DateField, type DateFieldProps } from 'react-admin';

/** A day and the time of day, without seconds. */
export const TimeField = (props: DateFieldProps) => (
  <DateField {...props} showTime options={{ dateStyle: 'medium', timeStyle: 'short' }} />
);
