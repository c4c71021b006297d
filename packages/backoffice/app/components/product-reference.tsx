import { Box } from '@mui/material';
import { ReferenceField, useRecordContext } from 'react-admin';
import { PRODUCTS, type ShownProduct } from './catalog.ts';
import { ProductPicture } from './picture.tsx';

const PictureAndName = () => {
  const product = useRecordContext<Pick<ShownProduct, 'id' | 'name' | 'media'>>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ProductPicture product={product} />
      <span>{product?.name}</span>
    </Box>
  );
};

/** The product that a record has the id of. */
export const ProductReference = ({ source }: { source: string }) => (
  <ReferenceField source={source} reference={PRODUCTS} link={false}>
    <PictureAndName />
  </ReferenceField>
);
