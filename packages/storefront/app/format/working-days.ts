/** The day after a number of days from Monday to Friday, as an RFC 3339 time. */
export function afterWorkingDays(start: Date, days: number): string {
  const day = new Date(start);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString();
}
