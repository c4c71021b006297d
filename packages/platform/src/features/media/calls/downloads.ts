import { createHash } from 'node:crypto';
import type { Handlers } from '../../../kernel/calls/service.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { STORED_ORIGIN } from '../../../kernel/settings/stored-origin.ts';
import { defineEntity } from '../../../kernel/store/entity.ts';
import { signedUrl } from '../descriptor.ts';
import { files, type StoredFile } from '../stored-file.ts';
import { signGrant } from '../token.ts';
import { fileIdOf } from '../urls.ts';

/** The files of one ZIP file, whose URL cannot contain them all. */
interface FileList {
  /** Follows from the ids, so that the same files have the same URL. */
  id: string;
  fileIds: string[];
}

// their links are signed with the key of the machine
export const fileLists = defineEntity<FileList>()({ name: 'fileList', isExported: false, columns: {} });

/** The file with this id or media URI. */
export function fileOf({ db }: Pick<Context, 'db'>, id: string): StoredFile {
  const file = db.of(files).get(fileIdOf(id));
  if (!file) throw new NotFound();
  return file;
}

/** The one asset of every file: there are no others without transcoding. */
const ORIGINAL = 'src';

type DownloadCalls = 'generateFilesDownloadUrl' | 'generateFileDownloadUrl' | 'generateVideoStreamingUrl';

export const downloadHandlers: Pick<Handlers<'files'>, DownloadCalls> = {
  generateFileDownloadUrl: (input, context) => {
    const { downloadFileName, expirationRedirectUrl, contentDisposition } = input;
    const file = fileOf(context, input.fileId);
    const assetKeys = input.assetKeys?.length ? input.assetKeys : [ORIGINAL];
    for (const [index, key] of assetKeys.entries())
      if (key !== ORIGINAL) invalid(`assetKeys[${index}]`, 'VALIDATION', 'is not an asset of the file');
    checkUrl(context, 'expirationRedirectUrl', expirationRedirectUrl);
    const url = signedUrl(context, file, input.expirationInMinutes ?? 600, {
      disposition: contentDisposition === 'INLINE' ? 'inline' : 'attachment',
      ...(downloadFileName && { name: downloadFileName.toWellFormed() }),
      ...(expirationRedirectUrl && { redirect: new URL(expirationRedirectUrl).href }),
    });
    return { downloadUrls: assetKeys.map((assetKey) => ({ url, assetKey })) };
  },

  generateFilesDownloadUrl: ({ fileIds }, context) => {
    const ids = [...new Set(fileIds.map((id) => fileOf(context, id).id))];
    const id = createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 32);
    // a read for callers: nothing that they can see changes
    context.db.write(() => context.db.of(fileLists).save({ id, fileIds: ids }));
    return { downloadUrl: `${STORED_ORIGIN}/_files/zip?token=${signGrant(context, { sub: id })}` };
  },

  generateVideoStreamingUrl: ({ fileId, expirationInMinutes }, context) => {
    const file = fileOf(context, fileId);
    if (file.mediaType !== 'VIDEO') invalid('fileId', 'VALIDATION', 'is not a video');
    return {
      downloadUrl: { url: signedUrl(context, file, expirationInMinutes ?? 1440), assetKey: ORIGINAL },
    };
  },
};
