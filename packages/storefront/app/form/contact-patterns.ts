/** Whether an entry may be an email address. Only an email shows whether it is one. */
export const isEmail = (entry: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry);

/** Digits and what is usually written between them. */
export const isPhone = (entry: string): boolean => /^\+?[\d\s()./-]{5,25}$/.test(entry.trim());
