/** The roles that the contract distinguishes. An anonymous request has no token. */
export type Role = 'visitor' | 'member' | 'merchant';

/** Schemas of media that a client may name by an id of the media library. */
export type MediaSchema = 'ImageInput' | 'MemberImageInput' | 'VideoInput';

/** What the contract says about a call, as generated/routes.ts lists it. */
export interface Route {
  /** For example `products.getProduct`. */
  id: string;
  /** The name of its function: the method with the version of its service. Validators and fields of GraphQL have it too. */
  name: string;
  method: string;
  /** Path with gateway prefix, for example `/stores-reader/v1/products/{id}`. */
  path: string;
  allowedRoles: readonly Role[];
  effect: 'read' | 'write' | 'navigate';
  /** Needs no access token. */
  isOpen: boolean;
  /** Sends or returns passwords, codes or tokens: `x-secret` and `format: password` of the contract. */
  isSecret: boolean;
  /** Its errors have the form of RFC 6749, section 5.2. */
  hasOAuthErrors: boolean;
  /** Whether the parameter `.r` may carry the query as JSON, in place of the others. */
  isPacked: boolean;
  query: readonly { name: string; type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' }[];
  /** Whether the contract describes a body. The body of other calls is ignored. */
  hasBody: boolean;
  /**
   * Property of the input that is the whole body; null where the
   * properties of the body are those of the input.
   */
  bodyName: string | null;
  /** Dotted path of the cursor paging of the input. */
  cursor: string | null;
  /**
   * Dotted paths of the filters of the input, with the name of the table of their fields, and whether a filter
   * must have a condition.
   */
  filters: readonly { path: string; fields: string; needsCondition: boolean }[];
  /** Pictures and videos of the input, with the schema of each. Items of lists are `[]`. */
  media: readonly { path: string; schema: MediaSchema }[];
  /** Fields that only these roles may set. Items of lists are `[]`. */
  restricted: readonly { path: string; allowedRoles: readonly Role[] }[];
  /** The removal date of the call, for example `2027-02-01`. */
  sunset: string | null;
  /** The id of the call that replaces it from that day on. */
  replacedBy: string | null;
  /** Application errors of the call, with their statuses. */
  codes: readonly { code: string; status: number; description: string }[];
}
