const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"><main><h1>${title}</h1>${body}</main></html>`;

/** The page where a member signs in. It carries the authorization request through the form. */
export function loginPage(request: string, complaint = ''): string {
  return page(
    'Sign in',
    `<p role="alert">${escaped(complaint)}</p><form method="post" action="/oauth2/login">
      <input type="hidden" name="request" value="${escaped(request)}">
      <label>E-mail <input name="email" type="email"></label>
      <label>Password <input name="password" type="password"></label>
      <button name="action" value="login">Sign in</button><button name="action" value="cancel">Cancel</button></form>`,
  );
}

/** The page in a hidden frame, which posts the answer to its parent. */
export function messagePage(message: unknown, targetOrigin: string): string {
  const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return page('Answer', `<script>parent.postMessage(${literal(message)}, ${literal(targetOrigin)})</script>`);
}

export const textPage = (title: string, text: string): string => page(escaped(title), `<p>${escaped(text)}</p>`);
