import { type ComponentType, lazy } from 'react';

/** A part that is loaded when it is needed. In a page that is older than the deploy its module is gone, and `Missing` is shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => Missing) }));
