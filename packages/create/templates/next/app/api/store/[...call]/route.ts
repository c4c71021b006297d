import { backend } from '../../../store/backend';

const handle = (request: Request): Promise<Response> => backend(request);

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST };
