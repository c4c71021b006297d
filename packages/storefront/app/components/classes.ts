/** Joins class names and skips empty ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
