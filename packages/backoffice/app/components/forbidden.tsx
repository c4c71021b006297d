import { Alert } from '@mui/material';
import { Title } from 'react-admin';

/** What a page is to those whose role may not see it. */
export const Forbidden = () => (
  <>
    <Title title="Access denied" />
    <Alert severity="warning" sx={{ my: 2 }}>
      Your role may not open this page. An owner of the shop can give you another role.
    </Alert>
  </>
);
