import { textToBase64Url } from '../lib/base64.ts';

/**
 * Encodes the input of an operation whose whole query is the one parameter `.r`: the base64url of its JSON.
 * Throws a `TypeError` if JSON cannot represent the input.
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
export const packed = (input: object): string => textToBase64Url(JSON.stringify(input));
