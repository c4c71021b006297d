import type { CatalogVersion } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';

const NAMES: Readonly<Record<1 | 3, CatalogVersion>> = { 1: 'V1_CATALOG', 3: 'V3_CATALOG' };

export const catalogVersioning = defineService('catalogVersioning', {
  handlers: {
    getCatalogVersion: (_input, { settings }) => ({ catalogVersion: NAMES[settings.catalogVersion] }),
  },
});
