import { isStoreError, type StoreClient } from 'storewire';
import { generateFileUploadUrl, getFileDescriptor } from 'storewire/operations';
import { attempts } from '../../store/attempts.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/review-images';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from './image-rules.ts';
import { reviewImage, UPLOAD_LABEL } from './own-review.ts';

/**
 * Only the merchant may upload files, so the server requests the upload URL for members, for images of a
 * limited size. The paths are those of the platform, so that `storewire/uploads` works with this route.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (params['*'] !== generateFileUploadUrl.info.path.slice(1)) return problem(404, 'There is no such call');
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  if (!isJson) return problem(415, 'The body must be JSON');
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) return problem(400, 'The body is no JSON');
  const store = context.get(storeRequest);
  const { address, many } = context.get(attempts);
  return asMember(store, async (merchant) => {
    const { mimeType, fileName, sizeInBytes } = Object(body) as Record<string, unknown>;
    const size = Number(sizeInBytes);
    if (!IMAGE_TYPES.some((type) => type === mimeType))
      return problem(415, 'This kind of file is not accepted');
    if (!(size > 0 && size <= MAX_IMAGE_BYTES)) return problem(413, 'The file is empty or too large');
    // nothing deletes images that no review has
    const { sessionId } = await store.auth.session();
    if (!(await many.begin([`upload of ${address}`, `upload ${sessionId}`])))
      return problem(429, 'There were too many uploads');
    return Response.json(
      await generateFileUploadUrl(merchant, {
        mimeType: String(mimeType),
        fileName: String(fileName ?? 'image').slice(0, 200),
        sizeInBytes: String(size),
        labels: [UPLOAD_LABEL],
      }),
    );
  });
}

/** Whether an uploaded image can be used yet. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (params['*'] !== getFileDescriptor.info.path.slice(1)) return problem(404, 'There is no such call');
  const fileId = url.searchParams.get('fileId') ?? '';
  return asMember(context.get(storeRequest), async (merchant) => {
    const file = await reviewImage(merchant, fileId);
    return file ? Response.json({ file }) : problem(404, 'There is no such image');
  });
}

async function asMember(
  { auth, merchant }: StoreRequest,
  respond: (merchant: StoreClient) => Promise<Response>,
): Promise<Response> {
  if (!merchant) return problem(404, 'The shop accepts no images');
  const { isSignedIn } = await auth.session();
  if (!isSignedIn) return problem(401, 'Sign in to upload images');
  try {
    return await respond(merchant);
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return problem(error.status ?? 502, 'The shop did not accept the image');
  }
}

const problem = (status: number, message: string): Response => Response.json({ message }, { status });
