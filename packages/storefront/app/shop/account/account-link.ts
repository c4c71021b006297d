import type { ComponentType, SVGProps } from 'react';

/** A page in the navigation of the account. */
export interface AccountLink {
  /** Its path below that of the account. */
  path: string;
  label: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}
