import { data } from 'react-router';
import type { Route } from './+types/review-images';
export async function action(_: Route.ActionArgs) { return data(null, 404); }
