import { handleSignedIn } from '../store/routes';
import type { Route } from './+types/signed-in';

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => handleSignedIn(request);
