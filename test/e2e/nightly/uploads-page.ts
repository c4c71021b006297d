import { createTransport, fixedToken } from '../../../src/index.ts';
import { type UploadOptions, type UploadProgress, upload } from '../../../src/uploads/index.ts';

/** The functions of the page that the tests call. */
export interface UploadsPage {
  /** Uploads the chosen file and returns its id. */
  start: (baseUrl: string, options: UploadOptions) => Promise<string>;
  progress: UploadProgress[];
}

declare global {
  interface Window {
    uploadsPage?: UploadsPage;
  }
}

const input = document.createElement('input');
input.type = 'file';
document.body.append(input);

const progress: UploadProgress[] = [];

window.uploadsPage = {
  progress,
  async start(baseUrl, options) {
    const [file] = input.files ?? [];
    if (!file) throw new Error('no file was chosen');
    const client = createTransport({ baseUrl, auth: fixedToken('admin') });
    const { id } = await upload(client, file, { ...options, onProgress: (each) => progress.push(each) });
    return id;
  },
};
