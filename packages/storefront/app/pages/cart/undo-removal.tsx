import { useEffect, useRef, useState } from 'react';
import type { LineItem } from 'storewire';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { nameOf, shownLine } from '../../shop/cart/line-summary.tsx';
import { useText } from '../../text/text.tsx';

const UNDO_MS = 8_000;

interface UndoRemovalProps {
  /** The line that was removed last. */
  removed: LineItem | undefined;
  onUndo: () => void;
}

/** Offers to bring a removed line back, for eight seconds or as long as the offer has the focus. */
export function UndoRemoval({ removed, onUndo }: UndoRemovalProps) {
  const { cart } = useText();
  const box = useRef<HTMLDivElement>(null);
  // one that was removed before is not offered
  const [over, setOver] = useState(removed);
  const offered = removed === over ? undefined : removed;
  useEffect(() => {
    if (!offered) return undefined;
    box.current?.querySelector('button')?.focus();
    let timer = setTimeout(end, UNDO_MS);
    function end(): void {
      // a keyboard user is about to press it
      if (box.current?.querySelector('button:focus-visible')) timer = setTimeout(end, UNDO_MS);
      else setOver(offered);
    }
    return () => clearTimeout(timer);
  }, [offered]);
  return (
    <div role="status" ref={box}>
      {offered ? (
        <Notice
          title={cart.removed(nameOf(shownLine(offered)))}
          className="mb-4"
          action={
            <Button look="outline" size="small" onClick={onUndo}>
              {cart.undo}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
