import { useState, useSyncExternalStore } from 'react';

/** Whether a component is rendered on a server or hydrated: it can show only what the server has read. */
export function useIsHydrating(): boolean {
  // the same object before and after hydration: for another one, React would render the component again
  const [hydration] = useState({ isRunning: false });
  const set = (isRunning: boolean) => () => Object.assign(hydration, { isRunning });
  return useSyncExternalStore(subscribeToNothing, set(false), set(true)).isRunning;
}

const subscribeToNothing = () => () => undefined;
