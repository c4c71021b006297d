import type { AuthProvider, Identifier } from 'ra-core';
import { fieldOf } from 'storewire/internal';

/** Who is signed in, as your server returns it. */
export interface StaffSession<Role extends string = string> {
  id: Identifier;
  role: Role;
  /** Shown in the menu of the user. */
  fullName?: string;
  /** URL of a picture. */
  avatar?: string;
}

/** What a role may do: everything, or these actions of these resources. */
export type Permissions = '*' | Readonly<Record<string, '*' | readonly string[]>>;

/** Options of {@link authProvider}. */
export interface AuthProviderOptions<Role extends string> {
  /** Path of the routes of your server, such as `/staff`. */
  url: string;
  /**
   * What each role may do. Actions are those of react-admin, such as `list`, `show`, `create`, `edit`, `delete` and
   * `export` and custom ones. Your server must enforce it: this hides pages and buttons.
   */
  permissions: Readonly<Record<Role, Permissions>>;
  /**
   * Absolute URL of a route of your server that starts the sign-in at an identity provider. Default: the sign-in
   * page of react-admin.
   */
  signInUrl?: string | undefined;
}

/** The auth provider, with the methods that react-admin can do without. */
type StaffAuthProvider = AuthProvider &
  Required<Pick<AuthProvider, 'getIdentity' | 'getPermissions' | 'canAccess'>>;

/**
 * Creates the auth provider of `<Admin>` for a server that keeps sessions in HttpOnly cookies. `permissions` of
 * react-admin are the role.
 *
 * @example
 * import { authProvider } from 'storewire-react-admin';
 *
 * export const auth = authProvider({
 *   url: '/staff',
 *   permissions: { owner: '*', support: { orders: ['list', 'show'], reviews: '*' } },
 * });
 */
export function authProvider<Role extends string>({
  url,
  permissions,
  signInUrl,
}: AuthProviderOptions<Role>): StaffAuthProvider {
  let session: Promise<StaffSession<Role>> | undefined;
  let known: StaffSession<Role> | undefined;
  const forget = (): void => {
    session = undefined;
    known = undefined;
  };
  const readSession = (): Promise<StaffSession<Role>> => {
    const reading = request(`${url}/session`).then(async (response) => {
      if (!response.ok) throw new StatusError('The session cannot be read', response.status);
      known = (await response.json()) as StaffSession<Role>;
      return known;
    });
    session = reading;
    // a failure is not kept
    reading.catch(() => {
      if (session === reading) session = undefined;
    });
    return reading;
  };
  /** A server that cannot be reached has not ended the session. */
  const currentSession = (): Promise<StaffSession<Role>> =>
    (session ?? readSession()).catch((error: unknown) => {
      if (!known || isUnauthorized(error)) throw error;
      return known;
    });
  /** react-admin ends the session if this rejects. */
  const requireSession = async (error: unknown): Promise<void> => {
    if (!isUnauthorized(error)) return;
    forget();
    throw new StatusError('ra.auth.auth_check_error', 401, signInUrl);
  };
  return {
    login: async ({ username, password }: { username: string; password: string }) => {
      const body = JSON.stringify({ username, password });
      const headers = { 'content-type': 'application/json' };
      const response = await request(`${url}/sign-in`, { method: 'POST', headers, body });
      // the texts are keys of the translations of react-admin
      if (response.status === 401) throw new StatusError('ra.auth.sign_in_error', 401);
      const seconds = Number(response.headers.get('retry-after'));
      if (response.status === 429 && seconds > 0)
        throw new StatusError(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} min.`, 429);
      if (!response.ok) throw new StatusError('ra.notification.http_error', response.status);
      forget();
    },
    logout: async () => {
      const { ok, status } = await request(`${url}/sign-out`, { method: 'POST' });
      // 401: there was no session to end
      if (!ok && status !== 401) throw new StatusError('ra.notification.http_error', status);
      forget();
      return signInUrl;
    },
    checkAuth: async () => {
      await readSession().catch(requireSession);
    },
    checkError: requireSession,
    getIdentity: currentSession,
    getPermissions: async () => (await currentSession()).role,
    canAccess: async ({ resource, action }) => {
      const { role } = await currentSession();
      const granted = fieldOf<Permissions>(permissions, role) ?? {};
      const actions = granted === '*' ? granted : (fieldOf(granted, resource) ?? []);
      return actions === '*' || actions.includes(action);
    },
  };
}

const isUnauthorized = (error: unknown): boolean =>
  (error as { status?: unknown } | undefined)?.status === 401;

/** An error as react-admin reads it. */
class StatusError extends Error {
  readonly status: number;
  /** Where to go instead of the sign-in page. */
  readonly redirectTo: string | undefined;

  constructor(message: string, status: number, redirectTo?: string) {
    super(message);
    this.status = status;
    this.redirectTo = redirectTo;
  }
}

const request = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, { credentials: 'same-origin', cache: 'no-store', ...init });
