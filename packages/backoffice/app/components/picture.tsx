import ImageIcon from '@mui/icons-material/Image';
import { Box } from '@mui/material';
import { fitImage, type Image, type Product, type ProductV3 } from 'storewire';

interface PictureProps {
  image: Image | { url?: string | null } | null | undefined;
  /** Width and height in pixels. */
  side?: number;
}

/** A small picture next to the name of what it shows. */
export const Picture = ({ image, side = 36 }: PictureProps) => {
  const { devicePixelRatio } = globalThis;
  const look = {
    width: side,
    height: side,
    flex: 'none',
    objectFit: 'cover',
    borderRadius: 1,
    display: 'block',
  } as const;
  const url =
    image && 'id' in image && image.id
      ? fitImage(image, { width: side, height: side, devicePixelRatio })
      : image?.url;
  if (!url) return <ImageIcon color="disabled" sx={look} />;
  return <Box component="img" src={url} alt="" loading="lazy" sx={look} />;
};

interface WithMedia {
  media?: Product['media'] | ProductV3['media'];
}

/** The main picture of a product, of any version of the catalog. */
const mainImage = ({ media = {} }: WithMedia): PictureProps['image'] => {
  const main = 'mainMedia' in media ? media.mainMedia : 'main' in media ? media.main : undefined;
  return main?.thumbnail ?? main?.image;
};

export const ProductPicture = ({ product }: { product: WithMedia | undefined }) => (
  <Picture image={product && mainImage(product)} />
);
