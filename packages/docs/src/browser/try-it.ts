/** Sends the form of a call from the page. Only the token of a visitor is kept, until the tab is closed. */

interface Reply {
  status: number;
  text: string;
  requestId: string | null;
  milliseconds: number;
}

/** Where the token of the visitor of this tab is stored. */
const visitorKey = (base: string): string => `storewire:visitor:${base}`;

/** Whether a platform is a local one. Tokens of others are not stored. */
const isLoopback = (base: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(base).hostname);

class TryIt extends HTMLElement {
  connectedCallback(): void {
    const command = this.querySelector('code');
    // the platform lets no page act for the merchant whose origin it was not told
    if (command && this.querySelector('option[value="merchant"]'))
      command.textContent += ` --allow-origin ${location.origin}`;
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send(new FormData(event.currentTarget as HTMLFormElement));
    });
  }

  async #send(data: FormData): Promise<void> {
    this.#show('Sending …');
    try {
      this.#showReply(await this.#request(data));
    } catch (error) {
      const { message } = error as Error;
      this.#show(
        error instanceof TypeError
          ? `No response: ${message}. Does a platform run at this base URL, and is the page allowed to reach it?`
          : message,
      );
    }
  }

  async #request(data: FormData): Promise<Reply> {
    const base = String(data.get('base')).replace(/\/+$/, '');
    const { method = 'GET', packed } = this.dataset;
    const json = data.get('json');
    const text = json === null ? undefined : JSON.stringify(parse(String(json)));
    const url = new URL(`${base}${this.#path(data)}`);
    for (const [name, value] of data)
      if (name.startsWith('query:') && value !== '') url.searchParams.set(name.slice(6), String(value));
    if (packed === 'true' && text !== undefined) url.searchParams.set('.r', toBase64Url(text));
    const send = async (): Promise<Response> =>
      fetch(url, {
        method,
        headers: {
          ...(await this.#credentials(base, data)),
          ...(text !== undefined && packed !== 'true' && { 'content-type': 'application/json' }),
        },
        ...(text !== undefined && packed !== 'true' && { body: text }),
      });
    const startedAt = performance.now();
    let response = await send();
    if (response.status === 401 && sessionStorage.getItem(visitorKey(base))) {
      // the visitor of a platform that has been started again in the meantime
      sessionStorage.removeItem(visitorKey(base));
      response = await send();
    }
    return {
      status: response.status,
      text: await response.text(),
      requestId: response.headers.get('x-wix-request-id'),
      milliseconds: performance.now() - startedAt,
    };
  }

  #path(data: FormData): string {
    return (this.dataset['path'] ?? '').replaceAll(/\{([^{}]+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(data.get(`path:${name}`) ?? '')),
    );
  }

  /** The headers of the caller that the reader has chosen. */
  async #credentials(base: string, data: FormData): Promise<Record<string, string>> {
    const { member = '', site = '' } = this.dataset;
    const token = String(data.get('token') ?? '');
    const caller = data.get('caller');
    if (token) return { authorization: token, ...(caller === 'merchant' && { 'wix-site-id': site }) };
    switch (caller) {
      case 'visitor':
        return { authorization: await this.#visitorToken(base) };
      case 'member':
        return { authorization: member };
      case 'merchant':
        throw new Error('Enter the API key, which the platform prints when it starts.');
      default:
        return {};
    }
  }

  async #visitorToken(base: string): Promise<string> {
    const known = sessionStorage.getItem(visitorKey(base));
    if (known) return known;
    const response = await fetch(`${base}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: this.dataset['client'], grantType: 'anonymous' }),
    });
    const body = (await response.json()) as { access_token?: string };
    if (!body.access_token) throw new Error(`The platform issued no token: status ${response.status}.`);
    if (isLoopback(base)) sessionStorage.setItem(visitorKey(base), body.access_token);
    return body.access_token;
  }

  #showReply({ status, text, requestId, milliseconds }: Reply): void {
    const id = requestId ? `, request id ${requestId}` : '';
    this.#show(`Status ${status} after ${Math.round(milliseconds)} ms${id}`, pretty(text), status < 400);
  }

  #show(summary: string, body = '', isSuccess?: boolean): void {
    const status = this.querySelector('[role="status"]');
    const output = this.querySelector('pre');
    if (!status || !output) return;
    status.textContent = summary;
    this.dataset['result'] = isSuccess === undefined ? '' : isSuccess ? 'success' : 'failure';
    output.textContent = body;
    output.hidden = body === '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The JSON is not valid: ${(error as Error).message}`);
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const toBase64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

customElements.define('try-it', TryIt);
