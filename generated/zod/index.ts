// Generated from the OpenAPI description. Do not edit: change the description or the generator.

export * from './answers.ts';
export * from './requests.ts';
