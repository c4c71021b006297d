import { data } from 'react-router';

/** Responds to every other path with the status 404. */
export function loader(): never {
  throw data(null, 404);
}

/** Never rendered, as the loader throws. A route without a component would be a resource and not a page. */
export default function NotFoundPage() {
  return null;
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
