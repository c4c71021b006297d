import { handleSignIn } from '../store/sign-in';
import type { Route } from './+types/sign-in';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => handleSignIn(request);
