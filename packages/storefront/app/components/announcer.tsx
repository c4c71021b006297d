import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** A message and how often one was announced: repeating a message needs a changed text. */
interface Announcement {
  message: string;
  count: number;
}

/**
 * The live region of the page. It exists from the first render, because a region that is added with its text
 * is not announced.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [{ message, count }, setAnnouncement] = useState<Announcement>({ message: '', count: 0 });
  const last = useRef(0);
  const announce = useCallback((text: string) => {
    last.current += 1;
    setAnnouncement({ message: text, count: last.current });
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {/* a no-break space makes the same text a new one */}
        {count % 2 === 1 ? message : message && `${message}\u00a0`}
      </div>
    </AnnounceContext>
  );
}

/** Returns a function that announces a message politely: a new price, a changed quantity, the title of a page. */
export const useAnnounce = (): Announce => use(AnnounceContext);
