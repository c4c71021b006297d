import type { Events } from 'storewire';

/** How an event is sent: in the envelope of a domain event, or bare. */
export type EventForm =
  | { kind: 'bare' }
  | { kind: 'created' | 'updated' | 'deleted' | 'action'; entityFqdn: string; slug: string };

/** By type. */
export type EventForms = Readonly<Record<keyof Events, EventForm>>;
