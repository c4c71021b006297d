import { DateInput } from 'react-admin';
import { TIME_ZONE } from '../page-settings.ts';
import { addDays, dayOf, startOf } from './days.ts';

/** A day as the time at which it starts, or as its last millisecond. */
const timeOf = (day: string, isEnd: boolean): string | null => {
  if (!day) return null;
  const start = startOf(isEnd ? addDays(day, 1) : day, TIME_ZONE);
  return new Date(start.getTime() - (isEnd ? 1 : 0)).toISOString();
};

const dayAt = (time: string | null | undefined): string => (time ? dayOf(new Date(time), TIME_ZONE) : '');

interface DayFilterProps {
  source: string;
  label: string;
  /** Whether times of the day itself match, and later ones do not. */
  isEnd?: boolean;
  /** Whether the filter is shown before it is used. */
  alwaysOn?: boolean;
}

/** A filter of times by a day of the shop. */
export const DayFilter = ({ isEnd = false, ...props }: DayFilterProps) => (
  <DateInput {...props} parse={(day: string) => timeOf(day, isEnd)} format={dayAt} />
);
