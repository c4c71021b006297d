/** Whether all tests run, as at night. */
export const IS_NIGHT = process.env['STOREWIRE_MODE'] === 'all';
