import AssessmentIcon from '@mui/icons-material/Assessment';
import BadgeIcon from '@mui/icons-material/Badge';
import CollectionsIcon from '@mui/icons-material/Collections';
import DeleteIcon from '@mui/icons-material/Delete';
import HistoryIcon from '@mui/icons-material/History';
import InventoryIcon from '@mui/icons-material/Inventory';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PeopleIcon from '@mui/icons-material/People';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import ReceiptIcon from '@mui/icons-material/Receipt';
import ReviewsIcon from '@mui/icons-material/Reviews';
import SettingsIcon from '@mui/icons-material/Settings';
import StoreIcon from '@mui/icons-material/Store';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { Admin, CanAccess, CustomRoutes, Resource, Title } from 'react-admin';
import { Route } from 'react-router-dom';
import { ChangeList } from './audit/change-list.tsx';
import { BackInStockList } from './back-in-stock/back-in-stock-list.tsx';
import { CreateCategory, EditCategory } from './categories/category-form.tsx';
import { CategoryList } from './categories/category-list.tsx';
import { CreateCollection, EditCollection } from './collections/collection-form.tsx';
import { CollectionList } from './collections/collection-list.tsx';
import { CouponsPage } from './coupons/coupons-page.tsx';
import { store } from './data.ts';
import { Home } from './home/home.tsx';
import { InventoryList } from './inventory/inventory-list.tsx';
import { OfficeLayout } from './layout.tsx';
import { LOCAL_ONLY_PATH } from './local-only/local-only.tsx';
import { LocalOnlyPage } from './local-only/local-only-page.tsx';
import { FolderFiles, MediaList } from './media/media-list.tsx';
import { TrashList } from './media/trash-list.tsx';
import { MemberList } from './members/member-list.tsx';
import { MemberPage } from './members/member-page.tsx';
import { i18nProvider } from './messages.ts';
import { officeStore } from './office-store.ts';
import { OrderList } from './orders/order-list.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { PackingSlips } from './orders/packing-slips.tsx';
import { WithdrawalList } from './orders/withdrawal-list.tsx';
import { CATALOG_VERSION } from './page-settings.ts';
import { CreateProduct, EditProduct } from './products/product-form.tsx';
import { ProductList } from './products/product-list.tsx';
import { CreateProductV3, EditProductV3 } from './products-v3/product-v3-form.tsx';
import { ProductV3List } from './products-v3/product-v3-list.tsx';
import { queryClient } from './query-client.ts';
import { ReportsPage } from './reports/reports-page.tsx';
import { EditReview } from './reviews/edit-review.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { auth } from './staff/page-session.ts';
import { SignInPage } from './staff/sign-in-page.tsx';
import { StaffList } from './staff/staff-list.tsx';
import { StockList } from './stock/stock-list.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';

const Forbidden = () => (
  <>
    <Title title="Access denied" />
    <Alert severity="warning" sx={{ my: 2 }}>
      Your role may not open this page. An owner of the shop can give you another role.
    </Alert>
  </>
);

/** A page for those who may see it: react-admin requests the records of a list before it knows that. */
const allowed = (action: string, Page: ComponentType): ReactElement => (
  <CanAccess action={action} accessDenied={<Forbidden />}>
    <Page />
  </CanAccess>
);

/** The back office: a resource per area. */
export const Office = () => (
  <Admin
    title="Back office"
    dataProvider={store}
    authProvider={auth}
    i18nProvider={i18nProvider}
    store={officeStore}
    queryClient={queryClient}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={OfficeLayout}
    dashboard={Home}
    loginPage={SignInPage}
    requireAuth
    disableTelemetry
  >
    <Resource
      name="orders"
      icon={ReceiptIcon}
      list={allowed('list', OrderList)}
      show={allowed('show', OrderPage)}
      recordRepresentation={({ number }) => `Order ${number}`}
    />
    <Resource name="withdrawals" icon={UndoIcon} list={allowed('list', WithdrawalList)} />
    {CATALOG_VERSION === 3 ? (
      <>
        <Resource
          name="products-v3"
          icon={StoreIcon}
          options={{ label: 'Products' }}
          list={allowed('list', ProductV3List)}
          edit={allowed('edit', EditProductV3)}
          create={allowed('create', CreateProductV3)}
          recordRepresentation="name"
        />
        <Resource
          name="inventory"
          icon={InventoryIcon}
          options={{ label: 'Stock' }}
          list={allowed('list', InventoryList)}
        />
        <Resource
          name="categories"
          icon={CollectionsIcon}
          list={allowed('list', CategoryList)}
          edit={allowed('edit', EditCategory)}
          create={allowed('create', CreateCategory)}
          recordRepresentation="name"
        />
      </>
    ) : (
      <>
        <Resource
          name="products"
          icon={StoreIcon}
          list={allowed('list', ProductList)}
          edit={allowed('edit', EditProduct)}
          create={allowed('create', CreateProduct)}
          recordRepresentation="name"
        />
        <Resource
          name="variants"
          icon={InventoryIcon}
          options={{ label: 'Stock' }}
          list={allowed('list', StockList)}
        />
        <Resource
          name="collections"
          icon={CollectionsIcon}
          list={allowed('list', CollectionList)}
          edit={allowed('edit', EditCollection)}
          create={allowed('create', CreateCollection)}
          recordRepresentation="name"
        />
      </>
    )}
    <Resource name="coupons" icon={LocalOfferIcon} list={allowed('list', CouponsPage)} />
    <Resource
      name="members"
      icon={PeopleIcon}
      list={allowed('list', MemberList)}
      show={allowed('show', MemberPage)}
      recordRepresentation="loginEmail"
    />
    <Resource
      name="reviews"
      icon={ReviewsIcon}
      list={allowed('list', ReviewList)}
      edit={allowed('edit', EditReview)}
      recordRepresentation={({ author, content }) => content?.title || author?.authorName}
    />
    <Resource
      name="back-in-stock"
      icon={NotificationsIcon}
      options={{ label: 'Back in stock' }}
      list={allowed('list', BackInStockList)}
    />
    <Resource
      name="media"
      icon={PhotoLibraryIcon}
      options={{ label: 'Media' }}
      list={allowed('list', MediaList)}
      recordRepresentation="displayName"
    />
    <Resource name="folders" show={allowed('show', FolderFiles)} />
    <Resource name="trash" icon={DeleteIcon} options={{ label: 'Trash' }} list={allowed('list', TrashList)} />
    <Resource name="reports" icon={AssessmentIcon} list={allowed('list', ReportsPage)} />
    <Resource
      name="settings"
      icon={SettingsIcon}
      options={{ label: 'Settings' }}
      list={allowed('list', SettingsPage)}
    />
    <Resource
      name="changes"
      icon={HistoryIcon}
      options={{ label: 'Changes' }}
      list={allowed('list', ChangeList)}
    />
    <Resource name="staff" icon={BadgeIcon} options={{ label: 'Staff' }} list={allowed('list', StaffList)} />
    <CustomRoutes>
      <Route path={LOCAL_ONLY_PATH} element={<LocalOnlyPage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/packing-slips" element={<PackingSlips />} />
    </CustomRoutes>
  </Admin>
);
