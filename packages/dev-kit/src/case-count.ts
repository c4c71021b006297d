/** The cases of a property, times `STOREWIRE_CASES`: 0.1 in `npm test`, 1 in `npm run test:all`, more for a long run. */
export const caseCount = (count: number): number =>
  Math.ceil(count * Number(process.env['STOREWIRE_CASES'] ?? 1));
