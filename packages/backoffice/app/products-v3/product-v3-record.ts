import type { ProductV3 } from 'storewire';

export type ProductV3Record = ProductV3 & { id: string };
