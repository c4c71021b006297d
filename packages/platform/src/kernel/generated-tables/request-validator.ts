/** An error of a compiled validator. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** A compiled validator. It removes properties that the contract does not describe from the value. */
export interface RequestValidator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}
