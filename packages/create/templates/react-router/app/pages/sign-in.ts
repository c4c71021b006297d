import { signIn } from '../store/backend';
import type { Route } from './+types/sign-in';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => signIn(request);
