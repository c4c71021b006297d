import ReceiptIcon from '@mui/icons-material/Receipt';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { auth, queryClient, store } from './data.ts';
import { Home } from './home/home.tsx';
import { OfficeLayout } from './layout.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { PackingSlip } from './orders/packing-slip.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** The back office: a resource per area. */
export const Office = () => (
  <Admin
    title="Back office"
    dataProvider={store}
    authProvider={auth}
    queryClient={queryClient}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={OfficeLayout}
    dashboard={Home}
    requireAuth
    disableTelemetry
  >
    <Resource
      name="orders"
      icon={ReceiptIcon}
      list={OrderList}
      show={OrderPage}
      recordRepresentation={({ number }) => `Order ${number}`}
    />
    <CustomRoutes noLayout>
      <Route path="/packing-slip/:id" element={<PackingSlip />} />
    </CustomRoutes>
  </Admin>
);
