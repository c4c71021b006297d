import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import type { ShopMedium } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';

const loadZoom = () => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog }));
const ZoomDialog = lazy(loadZoom);

interface ZoomButtonProps {
  items: readonly ShopMedium[];
  shown: ShopMedium | undefined;
  /** The name of the product. */
  name: string;
  /** Scrolls to the image with an id. */
  show: (id: string | undefined) => void;
}

/** Opens the image that is shown in the size of the window. */
export function ZoomButton({ items, shown, name, show }: ZoomButtonProps) {
  const { productMedia } = useText();
  const [isZoomed, setZoomed] = useState(false);
  if (!shown || shown.files) return null;
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
            images={items.filter(({ files }) => !files)}
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
