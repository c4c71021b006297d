import { useEffect, useRef, useState } from 'react';
import type { CartState } from 'storewire/react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../text/text.tsx';
import { nameOf } from '../purchase/line-summary.tsx';

interface UndoRemovalProps {
  cart: CartState;
  /** Called after the line is back. */
  onUndone: () => void;
}

/** How long a removal can be undone. */
const UNDO_MS = 8_000;

/** Offers to bring a removed line back, for eight seconds or as long as the offer has the focus. */
export function UndoRemoval({ cart: { removed, undoRemoval }, onUndone }: UndoRemovalProps) {
  const { cart } = useText();
  const button = useRef<HTMLDivElement>(null);
  const first = useRef(removed);
  const [over, setOver] = useState(removed);
  useEffect(() => {
    if (!removed || removed === first.current) return undefined;
    button.current?.querySelector('button')?.focus();
    let timer = setTimeout(end, UNDO_MS);
    function end(): void {
      // a keyboard user is about to press it
      if (button.current?.querySelector('button:focus-visible')) timer = setTimeout(end, UNDO_MS);
      else setOver(removed);
    }
    return () => clearTimeout(timer);
  }, [removed]);
  const isOffered = removed !== undefined && removed !== over;
  return (
    <div role="status" ref={button}>
      {isOffered ? (
        <Notice
          title={cart.removed(nameOf(removed))}
          className="mb-4"
          action={
            <Button
              look="outline"
              size="small"
              onClick={() => {
                void undoRemoval();
                onUndone();
              }}
            >
              {cart.undo}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
