/** Units of the contract that Intl can format. */
const UNITS: Readonly<Record<string, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  OZ: 'ounce',
  LB: 'pound',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
};

/** An amount with its unit, such as "100 ml". Units that Intl does not know are written as they are named. */
export function formatMeasure(quantity: number, unit: string, locale: string): string {
  const name = UNITS[unit];
  if (name === undefined) return `${new Intl.NumberFormat(locale).format(quantity)} ${unit.toLowerCase()}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(quantity);
}
