import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The value of a field on which others depend. Spread `field` on it. */
export function useEntered<Element extends HTMLElement, Value>(
  initial: Value,
  read: (element: Element) => Value,
): {
  value: Value;
  field: { ref: RefObject<Element | null>; onChange: (event: ChangeEvent<Element>) => void };
} {
  const [value, setValue] = useState(initial);
  const ref = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered before the page was hydrated
  useEffect(() => {
    if (ref.current) setValue(read(ref.current));
  }, []);
  return { value, field: { ref, onChange: (event) => setValue(read(event.currentTarget)) } };
}
