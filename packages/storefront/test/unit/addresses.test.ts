import fc from 'fast-check';
import type { FieldViolation } from 'storewire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressProblems, addressRulesOf, COUNTRIES, normalizePostalCode } from '../../app/form/address.ts';
import { fieldOfViolation, schemaProblems, violationMessage } from '../../app/form/form-messages.ts';
import { listSubdivisions, subdivisionCode, subdivisionName } from '../../app/form/subdivisions.ts';
import { countryName, listCountries } from '../../app/format/country.ts';
import { loadText } from '../../app/text/load-text.ts';

const en = await loadText('en');

const galway = {
  firstName: 'Nora',
  lastName: 'Daly',
  country: 'IE',
  addressLine: '1 Dock Road',
  city: 'Galway',
};

describe('address rules', () => {
  it('accept the example of each country, also in lower case and with spaces around it', () => {
    for (const country of COUNTRIES) {
      const { postalCode } = addressRulesOf(country);
      const given = normalizePostalCode(` ${postalCode?.example.toLowerCase()} `);
      expect.soft(given, country).toMatch(postalCode?.pattern ?? /^$/);
    }
  });

  it('require a ZIP code and a state in the United States, but no Eircode in Ireland', () => {
    expect(addressProblems(galway, en.form)).toEqual({});
    expect(Object.keys(addressProblems({ ...galway, country: 'US' }, en.form))).toEqual([
      'postalCode',
      'subdivision',
    ]);
  });

  it('require little of a country that they do not know, whatever its name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__')), (country) => {
        fc.pre(country.trim() !== '' && !COUNTRIES.includes(country));
        expect(addressProblems({ ...galway, country }, en.form)).toEqual({});
        expect(addressRulesOf(country).order).toContain('city');
      }),
    );
  });
});

describe('regions', () => {
  it('have a name for each subdivision that is listed', () => {
    for (const country of ['US', 'CA', 'AU', 'IE'])
      for (const { code, name } of listSubdivisions(country)) expect.soft(name, code).toMatch(/^[A-Z][a-z]+/);
    expect(subdivisionName('US', 'US-WY')).toBe('Wyoming');
    expect(subdivisionName('IE', 'IE-WW')).toBe('Wicklow');
    expect(subdivisionCode('US', 'NY')).toBe('US-NY');
  });

  it('are named and sorted in the language of the page', () => {
    expect(countryName('DE', 'de')).toBe('Deutschland');
    expect(countryName('no country', 'en')).toBe('no country');
    expect(listCountries('de', ['US', 'AT', 'DE']).map(({ code }) => code)).toEqual(['DE', 'AT', 'US']);
  });
});

describe('messages of a form', () => {
  const schema = z.object({
    email: z.email(),
    name: z.string().check(z.maxLength(3)),
    code: z.string().check(z.minLength(4)),
    kind: z.enum(['a', 'b']),
    city: z.string(),
  });

  it('are texts of the dictionary for the rules of a schema', () => {
    const values = { email: 'no', name: 'long', code: 'abc', kind: 'c', city: '' };
    expect(schemaProblems(schema, values, en.form)).toEqual({
      email: en.form.email,
      name: en.form.tooLong(3),
      code: en.form.tooShort(4),
      kind: en.form.notOffered,
      city: en.form.required,
    });
  });

  it('go to the field that ends like the path of the platform, the longest first', () => {
    const fields = ['email', 'address.city', 'city'];
    expect(fieldOfViolation('checkout.contactDetails.email', fields)).toBe('email');
    expect(fieldOfViolation('order.shipping.address.city', fields)).toBe('address.city');
    expect(fieldOfViolation('lines[0].sku', ['lines.0.sku'])).toBe('lines.0.sku');
    expect(fieldOfViolation('newemail', fields)).toBeUndefined();
  });
});

describe('violations of the platform', () => {
  const violation = (rule: string, more: Partial<FieldViolation> = {}): FieldViolation => ({
    field: 'member.contact.lastName',
    description: 'in the words of the platform',
    rule,
    ruleName: undefined,
    data: undefined,
    ...more,
  });
  it.each(['de', 'he'] as const)('are said in the words of the shop: %s', async (language) => {
    const { form } = await loadText(language);
    const short = violation('OTHER', { ruleName: 'VALUE_TOO_SHORT', data: { threshold: 8 } });
    expect(violationMessage(short, form)).toBe(form.tooShort(8));
    expect(violationMessage(violation('MAX_LENGTH', { data: { threshold: 50 } }), form)).toBe(
      form.tooLong(50),
    );
    expect(violationMessage(violation('REQUIRED_FIELD'), form)).toBe(form.required);
    expect(violationMessage(violation('FORMAT', { field: 'cart.customerInfo.email' }), form)).toBe(
      form.email,
    );
    expect(violationMessage(violation('A_RULE_OF_TOMORROW'), form)).toBe(form.invalid);
  });
});
