/** One rule that the input violates. */
export interface FieldViolation {
  /** Dotted path of the field. */
  field: string;
  /** What is wrong with it, to be read after the field. */
  description: string;
  /** Kind of rule, for example `MAX_LENGTH`. New kinds may appear. */
  rule: string | undefined;
  /** Name of the rule when its kind is `OTHER`. */
  ruleName: string | undefined;
  /** What the platform adds, for example the `threshold` of a limit. */
  data: Readonly<Record<string, unknown>> | undefined;
}

/** Builds a violation that was found here, not by the platform. */
export function violation(
  field: string,
  description: string,
  rule = 'FORMAT',
  ruleName?: string,
): FieldViolation {
  return { field, description, rule, ruleName, data: undefined };
}
