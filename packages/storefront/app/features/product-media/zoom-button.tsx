import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import type { Slots } from '../../slots/feature.ts';
import { useText } from '../../text/text.tsx';

const loadZoom = () => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog }));
const ZoomDialog = lazy(loadZoom);

/** Opens the image that is shown in the size of the window. */
export function ZoomButton({ items, shown, name, show }: Slots['product.image']) {
  const { productMedia } = useText();
  const [isZoomed, setZoomed] = useState(false);
  if (!shown || shown.video) return null;
  return (
    <>
      <IconButton
        label={productMedia.zoom}
        icon={<Maximize2 aria-hidden="true" strokeWidth={1.75} />}
        onPointerEnter={() => void loadZoom()}
        onFocus={() => void loadZoom()}
        onClick={() => setZoomed(true)}
        className="absolute end-3 bottom-3 border-line bg-raised/90 noscript:hidden"
      />
      {isZoomed ? (
        <Suspense>
          <ZoomDialog
            images={items.filter(({ video }) => !video)}
            shownId={shown.id}
            name={name}
            onShow={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
