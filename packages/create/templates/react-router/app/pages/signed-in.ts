import { signedIn } from '../store/backend';
import type { Route } from './+types/signed-in';

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => signedIn(request);
