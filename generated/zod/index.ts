// Generated from the OpenAPI description. Do not edit: change the description or the generator.

export * from './responses.ts';
export * from './requests.ts';
