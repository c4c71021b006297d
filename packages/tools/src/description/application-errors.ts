/** The failures of a call that have an application code, read from the examples of its error responses. */
import { type Document, type Example, jsonOf, type OperationObject, type Response } from './openapi.ts';
import { resolve } from './references.ts';

export interface ApplicationError {
  code: string;
  status: number;
  /** What the platform answers, for people. */
  description: string;
  /** What developers should know in addition. */
  details?: string;
  /** Whether no source documents the status. */
  isAssumed: boolean;
}

/** What an operation assumes by `x-assumed`: statuses, codes, and keys of its own. */
export const assumptionsOf = ({ 'x-assumed': assumed = [] }: OperationObject): string[] =>
  assumed === true ? [] : assumed;

/** The statuses that no source documents. */
export const assumedStatuses = (operation: OperationObject): string[] =>
  assumptionsOf(operation).filter((each) => /^\d{3}$/.test(each));

export function applicationErrorsOf(document: Document, operation: OperationObject): ApplicationError[] {
  const assumed = assumptionsOf(operation);
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
    Object.values(jsonOf(resolve<Response>(document, response).content)?.examples ?? {}).flatMap((each) => {
      const { summary, description: details, value } = resolve<Example>(document, each);
      const code = codeOf(value);
      if (code === undefined) return [];
      const error = {
        code,
        status: Number(status),
        description: summary ?? code,
        isAssumed: assumed.includes(code),
      };
      return [{ ...error, ...(details && { details }) }];
    }),
  );
}

/** The application code of an error body. */
export function codeOf(body: unknown): string | undefined {
  const { code } = (body as Partial<ErrorBody> | undefined)?.details?.applicationError ?? {};
  return typeof code === 'string' ? code : undefined;
}

interface ErrorBody {
  details?: { applicationError?: { code?: unknown } };
}
