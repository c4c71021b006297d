import { toBase64Url } from '../core/base64url.ts';

/**
 * Encodes the input of an operation whose whole query is the one parameter `.r`: base64url of its JSON. A
 * value that JSON cannot represent throws a `TypeError`.
 *
 * @example
 * import { createTransport, type ListMembersInput } from 'storewire';
 * import { createFetchClient, packed } from 'storewire/openapi-fetch';
 *
 * const api = createFetchClient(createTransport());
 * const input: ListMembersInput = { paging: { limit: 10 } };
 * const { data } = await api.GET('/members/v1/members', { params: { query: { '.r': packed(input) } } });
 * console.log(data?.members?.length);
 */
export const packed = (input: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(input)));
