/** Money is a decimal string. */
import type { UserContext } from '@redocly/openapi-core';
import type { Schema } from '../../generate/openapi.ts';

const isMoney = (property: string): boolean =>
  /^(amount|price)$|(Amount|Price)$/.test(property) && !/^formatted/i.test(property);

/** Amounts that are written out, with the currency sign. */
const isFormatted = (pointer: string): boolean => /^#\/[^/]*Formatted/.test(pointer);

export const money = () => ({
  SchemaProperties(properties: object, { report, location }: UserContext) {
    for (const [name, { type, format, 'x-decimal': limits }] of Object.entries<Schema>({ ...properties })) {
      if (
        ![type].flat().includes('string') ||
        !isMoney(name) ||
        isFormatted(location.pointer) ||
        (format === 'decimal' && limits)
      )
        continue;
      report({
        message: `${name} is money: a string of format decimal, with x-decimal`,
        location: location.child([name]),
      });
    }
  },
});
