import { handleSignIn } from '../store/routes';
import type { Route } from './+types/sign-in';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => handleSignIn(request);
