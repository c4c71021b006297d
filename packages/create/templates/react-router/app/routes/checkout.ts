import { handleCheckout } from '../store/routes';
import type { Route } from './+types/checkout';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => handleCheckout(request);
