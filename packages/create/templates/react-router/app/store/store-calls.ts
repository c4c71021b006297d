import type { Route } from './+types/store-calls';
import { backend } from './backend';

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => backend(request);
export const action = ({ request }: Route.ActionArgs): Promise<Response> => backend(request);
