import { useEffect, useState } from 'react';

/** How long a value must not change. */
const PAUSE_MS = 120;

/** The value of a field once typing pauses, so that not every letter is a request. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
