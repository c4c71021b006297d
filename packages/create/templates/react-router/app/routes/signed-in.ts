import { handleSignedIn } from '../store/sign-in';
import type { Route } from './+types/signed-in';

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => handleSignedIn(request);
