import { SHOP } from '../../shop.config.ts';
import type { Text } from '../text/dictionary.ts';
import { isPhone } from './form-text.ts';

/** The fields of an address, as the form has them. */
export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'company',
  'country',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'subdivision',
  'phone',
] as const;

export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** The values of an address form. */
export type AddressValues = Partial<Record<AddressPart, string>>;

type Form = Text['form'];

/** A text of the form, without those that need a number or a name. */
type Label = { [Key in keyof Form]: Form[Key] extends string ? Key : never }[keyof Form];

/** What differs between countries. */
interface AddressRules {
  /** The order of postal code, city and subdivision, as it is usual in the country. */
  order: readonly ('postalCode' | 'city' | 'subdivision')[];
  postalCode: { label: Label; pattern: RegExp; example: string; isRequired: boolean } | undefined;
  city: Label;
  /** A text unless it is listed, in `subdivisions.ts`. Undefined: the country has none. */
  subdivision: { label: Label; isListed?: true; isRequired: boolean } | undefined;
}

const code = (
  pattern: RegExp,
  example: string,
  label: Label = 'postalCode',
  isRequired = true,
): AddressRules['postalCode'] => ({ label, pattern, example, isRequired });

/** Postal code before the city, as in most of Europe. */
const continental = (pattern: RegExp, example: string): AddressRules => ({
  order: ['postalCode', 'city'],
  postalCode: code(pattern, example),
  city: 'city',
  subdivision: undefined,
});

const DIGITS_4 = continental(/^\d{4}$/, '1010');
const DIGITS_5 = continental(/^\d{5}$/, '10115');

const RULES: Readonly<Record<string, AddressRules>> = {
  US: {
    order: ['city', 'subdivision', 'postalCode'],
    postalCode: code(/^\d{5}(-\d{4})?$/, '10001', 'zip'),
    city: 'city',
    subdivision: { label: 'state', isListed: true, isRequired: true },
  },
  CA: {
    order: ['city', 'subdivision', 'postalCode'],
    postalCode: code(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'K1A 0B1'),
    city: 'city',
    subdivision: { label: 'province', isListed: true, isRequired: true },
  },
  AU: {
    order: ['city', 'subdivision', 'postalCode'],
    postalCode: code(/^\d{4}$/, '2000', 'postcode'),
    city: 'suburb',
    subdivision: { label: 'territory', isListed: true, isRequired: true },
  },
  IE: {
    order: ['city', 'subdivision', 'postalCode'],
    postalCode: code(/^[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}$/, 'D02 AF30', 'eircode', false),
    city: 'town',
    subdivision: { label: 'county', isListed: true, isRequired: false },
  },
  GB: {
    order: ['city', 'postalCode'],
    postalCode: code(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA', 'postcode'),
    city: 'town',
    subdivision: undefined,
  },
  IL: {
    order: ['city', 'postalCode'],
    postalCode: code(/^\d{5}(\d{2})?$/, '9614303', 'postalCode', false),
    city: 'city',
    subdivision: undefined,
  },
  JP: {
    order: ['postalCode', 'subdivision', 'city'],
    postalCode: code(/^\d{3}-?\d{4}$/, '100-0001'),
    city: 'city',
    subdivision: { label: 'region', isRequired: true },
  },
  NL: continental(/^\d{4} ?[A-Z]{2}$/, '1012 JS'),
  PL: continental(/^\d{2}-?\d{3}$/, '00-950'),
  PT: continental(/^\d{4}-?\d{3}$/, '1000-001'),
  SE: continental(/^\d{3} ?\d{2}$/, '111 22'),
  CZ: continental(/^\d{3} ?\d{2}$/, '110 00'),
  SK: continental(/^\d{3} ?\d{2}$/, '811 01'),
  GR: continental(/^\d{3} ?\d{2}$/, '105 57'),
  ...Object.fromEntries('AT BE BG CH CY DK HU LU NO SI'.split(' ').map((country) => [country, DIGITS_4])),
  ...Object.fromEntries('DE EE ES FI FR HR IT'.split(' ').map((country) => [country, DIGITS_5])),
  LT: continental(/^(LT-)?\d{5}$/, '01100'),
  LV: continental(/^(LV-)?\d{4}$/, 'LV-1050'),
  MT: continental(/^[A-Z]{3} ?\d{4}$/, 'VLT 1117'),
  RO: continental(/^\d{6}$/, '010011'),
};

/** Any other country: nothing is required that it may not have. */
const OTHER: AddressRules = {
  order: ['city', 'subdivision', 'postalCode'],
  postalCode: code(/^.{2,12}$/, '12345', 'postalCode', false),
  city: 'city',
  subdivision: { label: 'region', isRequired: false },
};

/** Countries that the shop delivers to by default, as ISO 3166-1 codes. */
export const COUNTRIES: readonly string[] = SHOP.countries.split(' ');

/** The rules of a country. Unknown countries have rules that require little. */
export const addressRulesOf = (country: string | undefined): AddressRules =>
  (country && Object.hasOwn(RULES, country) ? RULES[country] : undefined) ?? OTHER;

/** A postal code as it is written: upper case, without spaces around it. */
export const normalizePostalCode = (text: string): string =>
  text.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** What is wrong with an address, by field; empty if nothing is. Codes of subdivisions may have the country. */
export function addressProblems(values: AddressValues, text: Text['form']): AddressValues {
  const { postalCode, subdivision } = addressRulesOf(values.country);
  const required: AddressPart[] = ['firstName', 'lastName', 'country', 'addressLine', 'city'];
  if (postalCode?.isRequired) required.push('postalCode');
  if (subdivision?.isRequired) required.push('subdivision');
  const problems: AddressValues = {};
  for (const part of required) if (!values[part]?.trim()) problems[part] = text.required;
  const given = normalizePostalCode(values.postalCode ?? '');
  if (given && postalCode && !postalCode.pattern.test(given))
    problems.postalCode = text.postalCodeInvalid(postalCode.example);
  if (values.phone?.trim() && !isPhone(values.phone)) problems.phone = text.phone;
  return problems;
}
