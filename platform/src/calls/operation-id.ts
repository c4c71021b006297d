import type { services } from '../../../generated/services.ts';

/** The calls of the contract, by service and name. */
export type Services = typeof services;
export type ServiceName = keyof Services;

/** Ids of all calls, such as `products.getProduct`. */
export type OperationId = {
  [Service in ServiceName]: `${Service}.${Extract<keyof Services[Service], string>}`;
}[ServiceName];
