/** The back office, for `npm start`. */
export { localStaff } from './local-staff.ts';
export { openBackOffice } from './start.ts';
