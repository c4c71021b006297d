import { handleSignOut } from '../store/routes';
import type { Route } from './+types/sign-out';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => handleSignOut(request);
