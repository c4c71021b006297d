import { checkout } from '../store/backend';
import type { Route } from './+types/checkout';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => checkout(request);
