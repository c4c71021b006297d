// Generated from the OpenAPI description. Do not edit: change the description or the generator.


interface Examples {
  /** Each response is listed once. */
  responses: readonly (readonly [status: number, body: unknown])[];
  /** By id of a call and name of an example: an index of the responses. */
  calls: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Bodies of requests, by id of a call and name of an example. */
  requests: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The examples of the contract. */
export declare const exampleTable: () => Examples;
