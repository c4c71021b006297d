import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { pictureOf } from '../../components/picture-source.ts';
import { Sheet } from '../../components/sheet.tsx';
import type { ShopMedium } from '../../store/product/product.ts';
import { useLanguage, useText } from '../../text/text.tsx';

export interface ZoomDialogProps {
  images: readonly ShopMedium[];
  shownId: string | undefined;
  name: string;
  onShow: (id: string | undefined) => void;
  onClose: () => void;
}

/** From the whole image to a detail. */
const WIDTHS = ['mx-auto max-h-full w-auto max-w-full', 'w-[200%] max-w-none', 'w-[300%] max-w-none'];
const SIZES = ['90vw', '180vw', '270vw'];

/** Large images: + and − zoom, arrow keys change the image, or move it while it is enlarged. */
export function ZoomDialog({ images, shownId, name, onShow, onClose }: ZoomDialogProps) {
  const { gallery } = useText();
  const { dir } = useLanguage();
  const [level, setLevel] = useState(0);
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: frame } = view;
    if (!frame || level === 0) return;
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
    const middle = (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollLeft = dir === 'rtl' ? -middle : middle;
  }, [level, dir]);
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === shownId),
  );
  const image = images[index]?.picture;
  const picture = image ? pictureOf(image) : undefined;
  const zoom = (by: number): void => setLevel(Math.min(WIDTHS.length - 1, Math.max(0, level + by)));
  const step = (by: number): void => {
    setLevel(0);
    onShow(images[(index + by + images.length) % images.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const forward = dir === 'rtl' ? -1 : 1;
    const { key } = event;
    if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (level === 0 && key === 'ArrowRight') step(forward);
    else if (level === 0 && key === 'ArrowLeft') step(-forward);
    else return;
    event.preventDefault();
  };
  const place = gallery.image(index + 1, images.length);
  const many = images.length > 1;
  return (
    <Sheet
      className="mx-auto mt-auto max-h-[92dvh] max-w-none rounded-t-3xl transition-[translate,opacity,display,overlay] duration-200 not-open:translate-y-4 not-open:opacity-0 starting:translate-y-4 starting:opacity-0 sm:mb-auto sm:max-w-[min(72rem,calc(100%-3rem))] sm:rounded-3xl"
      isOpen
      onClose={onClose}
      title={name}
      initialFocus={view}
      footer={
        <div className="flex items-center justify-center gap-2">
          {many ? (
            <IconButton
              label={gallery.previous}
              icon={<ChevronLeft aria-hidden="true" className="rtl:rotate-180" />}
              onClick={() => step(-1)}
            />
          ) : null}
          <IconButton
            label={gallery.zoomOut}
            icon={<ZoomOut aria-hidden="true" />}
            aria-disabled={level === 0}
            onClick={() => zoom(-1)}
          />
          <p role="status" className="min-w-28 text-center text-sm text-soft tabular-nums">
            {place}
          </p>
          <IconButton
            label={gallery.zoomIn}
            icon={<ZoomIn aria-hidden="true" />}
            aria-disabled={level === WIDTHS.length - 1}
            onClick={() => zoom(1)}
          />
          {many ? (
            <IconButton
              label={gallery.next}
              icon={<ChevronRight aria-hidden="true" className="rtl:rotate-180" />}
              onClick={() => step(1)}
            />
          ) : null}
        </div>
      }
    >
      <section
        ref={view}
        // scrolls with the arrow keys while the image is enlarged
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={place}
        onKeyDown={onKeyDown}
        className="h-[min(70dvh,60rem)] overflow-auto rounded-2xl bg-sunk"
      >
        {picture ? (
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes={SIZES[level]}
            alt={image?.altText || `${name}, ${place}`}
            width={picture.width}
            height={picture.height}
            className={classes('object-contain', level === 0 && 'h-full', WIDTHS[level])}
          />
        ) : null}
      </section>
    </Sheet>
  );
}
