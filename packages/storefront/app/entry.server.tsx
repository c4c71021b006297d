import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentRequest } from './routing/document-request.ts';
import { languageOfPath } from './routing/paths.ts';
import { logFailure } from './store/log-failure.ts';
import { storeRequest } from './store/store-request.ts';
import { loadText } from './text/load-text.ts';
import { TextProvider } from './text/text.tsx';
import { StyleSheet } from './theme/style-sheet.tsx';
import styles from './theme/theme.css?inline';

type ErrorArgs = Parameters<HandleErrorFunction>[1] & { context: Readonly<RouterContextProvider> };

/** Renders a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId } = context.get(storeRequest);
  const { nonce, textFile } = context.get(documentRequest);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  let hasFailed = false;
  const render = async (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
    const body = await renderToReadableStream(
      <TextProvider language={language} text={await loadText(language)}>
        <StyleSheet nonce={nonce}>{styles}</StyleSheet>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </TextProvider>,
      {
        nonce: { script: nonce, style: nonce },
        // large parts would be moved into the page by scripts, and without JavaScript never appear
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal,
        onError(error) {
          hasFailed = true;
          if (!signal.aborted) logFailure('rendering has failed', error, { request, requestId });
        },
      },
    );
    // what suspends would be moved into the page by a script; the loaders wait for the data of a document anyway
    await body.allReady;
    return body;
  };
  const body = await untilAborted(request.signal, render);
  // requested as soon as the headers arrive
  const texts = textFile(language);
  if (texts) headers.append('link', `<${texts}>; rel=modulepreload; fetchpriority=low`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status: hasFailed ? 500 : status });
}

/**
 * Does work with a signal of its own. React listens to it for ever, and would keep each page as long as the signal of
 * its request.
 */
async function untilAborted<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const abort = (): void => own.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await work(own.signal);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Logs an unexpected error, with the id that the page of the error shows, and without the query. */
export function handleError(error: unknown, { request, context }: ErrorArgs): void {
  // a request that no route handles is no failure of the server
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure('the page has failed', error, { request, requestId: context.get(storeRequest).requestId });
}
