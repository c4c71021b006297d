/** Whether a decimal string is zero, in any notation. */
export const isZero = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);
