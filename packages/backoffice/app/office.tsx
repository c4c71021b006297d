import CollectionsIcon from '@mui/icons-material/Collections';
import DeleteIcon from '@mui/icons-material/Delete';
import InventoryIcon from '@mui/icons-material/Inventory';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PeopleIcon from '@mui/icons-material/People';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import ReceiptIcon from '@mui/icons-material/Receipt';
import ReviewsIcon from '@mui/icons-material/Reviews';
import SettingsIcon from '@mui/icons-material/Settings';
import StoreIcon from '@mui/icons-material/Store';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { BackInStockList } from './back-in-stock/back-in-stock-list.tsx';
import { CreateCollection, EditCollection } from './collections/collection-form.tsx';
import { CollectionList } from './collections/collection-list.tsx';
import { auth, queryClient, store } from './data.ts';
import { Home } from './home/home.tsx';
import { OfficeLayout } from './layout.tsx';
import { FolderFiles, MediaList } from './media/media-list.tsx';
import { TrashList } from './media/trash-list.tsx';
import { EditMember } from './members/edit-member.tsx';
import { MemberList } from './members/member-list.tsx';
import { MemberPage } from './members/member-page.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { PackingSlip } from './orders/packing-slip.tsx';
import { CreateProduct, EditProduct } from './products/product-form.tsx';
import { ProductList } from './products/product-list.tsx';
import { EditReview } from './reviews/edit-review.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { StockList } from './stock/stock-list.tsx';
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
    <Resource
      name="products"
      icon={StoreIcon}
      list={ProductList}
      edit={EditProduct}
      create={CreateProduct}
      recordRepresentation="name"
    />
    <Resource name="variants" icon={InventoryIcon} options={{ label: 'Stock' }} list={StockList} />
    <Resource
      name="collections"
      icon={CollectionsIcon}
      list={CollectionList}
      edit={EditCollection}
      create={CreateCollection}
      recordRepresentation="name"
    />
    <Resource
      name="members"
      icon={PeopleIcon}
      list={MemberList}
      show={MemberPage}
      edit={EditMember}
      recordRepresentation="loginEmail"
    />
    <Resource name="reviews" icon={ReviewsIcon} list={ReviewList} edit={EditReview} />
    <Resource
      name="back-in-stock"
      icon={NotificationsIcon}
      options={{ label: 'Back in stock' }}
      list={BackInStockList}
    />
    <Resource
      name="media"
      icon={PhotoLibraryIcon}
      options={{ label: 'Media' }}
      list={MediaList}
      recordRepresentation="displayName"
    />
    <Resource name="folders" show={FolderFiles} />
    <Resource name="trash" icon={DeleteIcon} options={{ label: 'Trash' }} list={TrashList} />
    <Resource name="settings" icon={SettingsIcon} options={{ label: 'Settings' }} list={SettingsPage} />
    <CustomRoutes noLayout>
      <Route path="/packing-slip/:id" element={<PackingSlip />} />
    </CustomRoutes>
  </Admin>
);
