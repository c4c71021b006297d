/** What the data provider has to know of a call. Generated code has one constant per call. */
import type { Operation, Pager } from 'storewire/runtime';

/** The fields of a filter, with their operators. */
export interface FilterFacts {
  /** Dotted path of the filter in the input. */
  readonly path: string;
  /** Operators by field, such as `{ 'buyerInfo.email': ['$eq', '$startsWith'] }`. `$eq` allows the value alone. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Operators of the fields whose names match a regular expression. */
  readonly patterns?: Readonly<Record<string, readonly string[]>>;
}

/** What a list can be sorted by. */
export interface SortFacts {
  /** Dotted path of the sort in the input. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Whether the input takes a list of fields. */
  readonly isList: boolean;
}

/** A list, with what the data provider has to know of it. */
export interface ResourceList<Input, Output> {
  /** Reads the pages. */
  readonly pages: Pager<Input, Output, unknown>;
  /** Maximum number of items per page. */
  readonly max: number;
  /** Absent if the list has no filter. */
  readonly filter?: FilterFacts;
  /** Absent if the list cannot be sorted. */
  readonly sort?: SortFacts;
  /** Further properties of the input. */
  readonly inputs: readonly string[];
}

/** A call that is not a list, with what the data provider has to know of it. Facts that it does not have are absent. */
export interface ResourceCall<Input, Output> {
  /** Makes the call. */
  readonly call: Operation<Input, Output>;
  /** Dotted path of the id of the record in the input, or in an item of `items`. */
  readonly id?: string;
  /** Property of the input with the ids of several records. */
  readonly ids?: string;
  /** Property of the input with the changes of several records, each with its id. */
  readonly items?: string;
  /** Maximum number of `ids` or `items`, if the contract has one. */
  readonly max?: number;
  /** Property of the input, or of an item of `items`, with the values of the record; `''` if it has them itself. */
  readonly data?: string;
  /** Fields that `data` has, in a call that sets the same values in the records of `ids`. */
  readonly fields?: readonly string[];
  /** Property with the field mask, next to `data`. */
  readonly mask?: string;
  /** Property of the record that an update must repeat. */
  readonly revision?: string;
  /** Property of the response with the record. */
  readonly record?: string;
  /** Property of the response with the records of `ids`. */
  readonly records?: string;
  /** Property of the response with a result per item. */
  readonly results?: string;
  /** Services, or ids of reads, whose responses are stale afterwards. */
  readonly invalidates?: readonly string[];
  /** Id of the read whose response is replaced by the response of this call. */
  readonly updates?: string;
  /** Id of the read of what this call deletes. */
  readonly deletes?: string;
}
