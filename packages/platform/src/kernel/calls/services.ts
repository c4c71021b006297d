import type { Services } from 'storewire/operations';

export type { Services };
export type ServiceName = keyof Services;
