import type { services } from '../../../generated/services.ts';

/** The calls of the contract, by service and name. */
export type Services = typeof services;
export type ServiceName = keyof Services;
