import type { Rule, Violation } from './violations.ts';

/** A response that is not a success. Handlers throw the subclasses. */
export abstract class Failure extends Error {}

/** There is no token, or it is invalid, expired or revoked: 401. */
export class Unauthenticated extends Failure {
  constructor(message = 'Unauthenticated') {
    super(message);
  }
}

/** The caller may not make this call: 403. */
export class Forbidden extends Failure {
  constructor(message = 'Permission denied') {
    super(message);
  }
}

/** A page of a foreign origin acts for the merchant: 403, which the page cannot read. */
export class ForeignPage extends Forbidden {
  constructor() {
    super('This page may not act for the merchant: name its origin with --allow-origin');
  }
}

/** Nothing has this id, or it belongs to another caller: 404. The response is the same for both. */
export class NotFound extends Failure {
  constructor() {
    super('Not found');
  }
}

/** The request conflicts with the current state, such as an outdated revision: 409. */
export class Conflict extends Failure {
  constructor(message = 'The revision is outdated') {
    super(message);
  }
}

/** The call belongs to the version of the catalog that the site does not have: 428. */
export class OtherCatalogVersion extends Failure {
  constructor(ofCall: number, ofSite: number) {
    super(`Endpoint belongs to CATALOG_V${ofCall}, but your site is using CATALOG_V${ofSite}`);
  }
}

/** The body is compressed, which the platform does not read: 415. */
export class UnsupportedMediaType extends Failure {
  constructor() {
    super('Send the body without Content-Encoding');
  }
}

/** The contract has retired the call: 410. */
export class Removed extends Failure {}

/** The input breaks rules of the contract: 400. */
export class InvalidInput extends Failure {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('INVALID_ARGUMENT');
    this.violations = violations;
  }
}

/**
 * A code of the call's own, from the examples of its error responses, which also have the status, and the description
 * unless a reason has its own.
 */
export class ApplicationError extends Failure {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  readonly description: string | undefined;

  constructor(code: string, data?: Readonly<Record<string, unknown>>, description?: string) {
    super(code);
    this.code = code;
    this.data = data;
    this.description = description;
  }
}

/** An error of the token endpoint, in the form of RFC 6749, section 5.2. */
export class OAuthError extends Failure {
  readonly error: string;
  readonly status: 400 | 401;

  constructor(error: string, description: string, status: 400 | 401 = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}

/** A violation of a rule that the schema does not express. `field` is a path such as `lineItems[0].quantity`. */
export const violation = (
  field: string,
  violatedRule: Rule,
  description: string,
  data: Readonly<Record<string, unknown>> = {},
): Violation => ({ field, description, violatedRule, data });

/** Throws an `InvalidInput` with all violations, if there are any. */
export function rejectAny(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new InvalidInput(violations);
}

/** Throws an `InvalidInput` for a rule that the platform has a name for. */
export function breaks(
  field: string,
  ruleName: string,
  description: string,
  data: Readonly<Record<string, unknown>> = {},
): never {
  throw new InvalidInput([{ field, description, violatedRule: 'OTHER', ruleName, data }]);
}

/** Throws an `InvalidInput` with one violation, where no other can be found. */
export function invalid(
  field: string,
  violatedRule: Rule,
  description: string,
  data: Readonly<Record<string, unknown>> = {},
): never {
  throw new InvalidInput([violation(field, violatedRule, description, data)]);
}
