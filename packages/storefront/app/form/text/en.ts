import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** Fields, their errors, and addresses. */
export const form = {
  optional: 'optional',
  choose: 'Please choose',
  showPassword: 'Show password',
  saving: 'Saving',
  sending: 'Sending',
  leave: 'Leave this page? What you have added here will be lost.',
  errors: (count: number) => plural(count, { one: 'Fix # entry', other: 'Fix # entries' }),
  otherErrors: 'The shop also reports',
  required: 'This field is required.',
  email: 'Enter an email address such as name@example.com.',
  phone: 'Enter a phone number with digits, such as +353 91 123456.',
  tooShort: (min: number) => `Use at least ${plural(min, { one: '# character', other: '# characters' })}.`,
  tooLong: (max: number) => `Use at most ${plural(max, { one: '# character', other: '# characters' })}.`,
  notOffered: 'Choose one of the options.',
  invalid: 'Check this entry.',
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  country: 'Country or region',
  street: 'Street and house number',
  addressLine2: 'Apartment, floor or other details',
  city: 'City',
  town: 'Town or city',
  suburb: 'Suburb',
  postalCode: 'Postal code',
  zip: 'ZIP code',
  eircode: 'Eircode',
  postcode: 'Postcode',
  state: 'State',
  province: 'Province',
  territory: 'State or territory',
  county: 'County',
  region: 'Region',
  postalCodeInvalid: (example: string) => `Enter a code such as ${example}.`,
  limited: 'Too many attempts. Please try again in 15 minutes.',
  cancel: 'Cancel',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters',
};

declare module '../../text/text.tsx' {
  interface Text {
    form: typeof form;
  }
}
