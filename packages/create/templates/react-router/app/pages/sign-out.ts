import { signOut } from '../store/backend';
import type { Route } from './+types/sign-out';

export const action = ({ request }: Route.ActionArgs): Promise<Response> => signOut(request);
