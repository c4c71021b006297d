import { Box } from '@mui/material';
import { ReferenceField, useRecordContext } from 'react-admin';
import type { ProductRecord } from '../products/product-values.ts';
import { ProductPicture } from './picture.tsx';

const PictureAndName = () => {
  const product = useRecordContext<ProductRecord>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ProductPicture product={product} />
      <span>{product?.name}</span>
    </Box>
  );
};

/** The product that a record has the id of. */
export const ProductReference = ({ source }: { source: string }) => (
  <ReferenceField source={source} reference="products" link={false}>
    <PictureAndName />
  </ReferenceField>
);
