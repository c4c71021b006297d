// Generated from the OpenAPI description. Do not edit: change the description or the generator.


/** Status and body of each example of the contract. */
export declare const responses: readonly (readonly [status: number, body: unknown])[];
/** By id of a call and name of an example: an index of the responses. */
export declare const calls: Readonly<Record<string, Readonly<Record<string, number>>>>;
