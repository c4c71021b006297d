/** A small reference implementation of filters, for rows with two fields. */

export interface Row {
  n: number | null;
  t: string | null;
}

export type Operand = number | string | null | undefined | (number | string)[];

export interface Filter {
  n?: Operand | Record<string, Operand>;
  t?: Operand | Record<string, Operand>;
  $and?: Filter[];
  $or?: Filter[];
  $not?: Filter;
}

type Value = number | string | null;

const OPERATORS: Record<string, (value: Value, operand: Value) => boolean> = {
  $eq: (value, operand) => value === operand,
  $ne: (value, operand) => value !== operand,
  $gt: (value, operand) => value !== null && operand !== null && value > operand,
  $gte: (value, operand) => value !== null && operand !== null && value >= operand,
  $lt: (value, operand) => value !== null && operand !== null && value < operand,
  $lte: (value, operand) => value !== null && operand !== null && value <= operand,
};

/** Whether a filter matches a row. Undefined matches every row; undefined conditions are ignored. */
export function meets(row: Row, filter: Filter | undefined): boolean {
  return Object.entries(filter ?? {}).every(([name, condition]) => {
    if (condition === undefined) return true;
    if (name === '$and') return (condition as Filter[]).every((part) => meets(row, part));
    if (name === '$or') return (condition as Filter[]).some((part) => meets(row, part));
    if (name === '$not') return !meets(row, condition as Filter);
    return holds(row[name as keyof Row], condition);
  });
}

function holds(value: Value, condition: Operand | Record<string, Operand>): boolean {
  if (typeof condition !== 'object' || condition === null) return value === condition;
  return Object.entries(condition).every(([name, operand]) => {
    if (operand === undefined) return true;
    return Array.isArray(operand)
      ? name === '$in' && value !== null && operand.includes(value)
      : OPERATORS[name]?.(value, operand);
  });
}

/** The rows that a filter matches. */
export const met = (rows: Row[], filter: Filter | undefined): Row[] =>
  rows.filter((row) => meets(row, filter));
