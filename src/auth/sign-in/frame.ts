import { asRecord } from '../../errors/normalise.ts';
import { type Callback, toCallback } from './callback.ts';

/** The window of a page. Where types are those of a server there is none. */
type PageWindow = typeof globalThis extends { window: infer Page } ? Page : never;

/** What a frame needs of a window. */
export type FrameWindow = Pick<PageWindow, Extract<keyof PageWindow, 'document' | 'addEventListener' | 'removeEventListener' | 'location'>>;

interface FrameRequest {
  url: string;
  /** Origin of the page in the frame. */
  origin: string;
  state: string;
  /** Ends the wait. */
  signal: AbortSignal;
}

/** Opens an address in a hidden frame and waits for its answer. Frame and listeners are gone when the promise settles, whatever happens. */
export function askFrame(window: FrameWindow, { url, origin, state, signal }: FrameRequest): Promise<Callback> {
  const frame = window.document.createElement('iframe');
  let clear = (): void => undefined;
  const answer = new Promise<Callback>((resolve, reject) => {
    signal.throwIfAborted();
    const onMessage = (event: MessageEvent): void => {
      const isOurs = event.source !== null && event.source === frame.contentWindow && event.origin === origin;
      const callback = isOurs ? readMessage(event.data) : undefined;
      if (callback?.state === state) resolve(callback);
    };
    const onAbort = (): void => reject(signal.reason);
    clear = () => {
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', onAbort);
      frame.remove();
    };
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', onAbort);
    frame.style.display = 'none';
    frame.setAttribute('aria-hidden', 'true');
    frame.src = url;
    window.document.body.append(frame);
  });
  return answer.finally(() => clear());
}

/** Both forms of the message: the members themselves, and the envelope of the web message drafts. */
function readMessage(data: unknown): Callback | undefined {
  const outer = asRecord(data);
  const inner = outer?.['type'] === 'authorization_response' ? asRecord(outer['response']) : outer;
  return inner && toCallback((name) => inner[name]);
}
