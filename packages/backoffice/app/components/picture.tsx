import ImageIcon from '@mui/icons-material/Image';
import { Box } from '@mui/material';
import { fitImage, type Image, type Product } from 'storewire';

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

export const ProductPicture = ({ product }: { product: Pick<Product, 'media'> | undefined }) => (
  <Picture image={product?.media?.mainMedia?.thumbnail ?? product?.media?.mainMedia?.image} />
);
