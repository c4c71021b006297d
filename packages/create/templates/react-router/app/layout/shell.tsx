import { type MiddlewareFunction, Outlet } from 'react-router';
import { storeMiddleware } from '../store/read-page';

/** Opens the store for the loaders of all pages. */
export const middleware: MiddlewareFunction<Response>[] = [storeMiddleware];

export default Outlet;
