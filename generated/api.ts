// Generated from the OpenAPI description. Do not edit: change the description or the generator.

/** What the description says about all its calls. */
export const api = { baseUrl: 'https://www.wixapis.com', requestIdHeader: 'x-wix-request-id' };
