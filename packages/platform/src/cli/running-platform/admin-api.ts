/** The admin API of a platform that another process runs. */
import type { PlatformActions } from '../../../generated/actions.ts';
import { actions, type NamedAction } from '../../server/admin/actions/index.ts';

/** The actions of a platform, over HTTP. */
export type AdminApi = {
  [Name in keyof PlatformActions]: (
    ...input: Parameters<PlatformActions[Name]>
  ) => Promise<Awaited<ReturnType<PlatformActions[Name]>>>;
};

/** Nothing listens at the URL, or it does not respond. */
export class NotRunning extends Error {
  constructor(url: string, cause: unknown) {
    super(`Nothing listens at ${url}: start it with npx storewire platform, or name its URL with --url`, {
      cause,
    });
  }
}

/** The platform has rejected an action. */
export class ActionFailed extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const notPlatform = (url: string): Error =>
  new Error(`${url} is no local platform of storewire: name its URL with --url`);

/** The admin API of the platform at this origin. `onDone` gets the name of each action that was carried out. */
export const adminApi = (url: string, onDone: (name: string) => void = () => undefined): AdminApi =>
  // the interface is generated from the table that the methods are made from
  Object.fromEntries(
    actions.map((action) => [
      action.name,
      async (input: object = {}) => {
        const output = await request(url, action, input);
        onDone(action.name);
        return output;
      },
    ]),
  ) as unknown as AdminApi;

async function request(url: string, { effect, path }: NamedAction, input: object): Promise<unknown> {
  const target = new URL(`${url}/__dev${path}`);
  const isRead = effect === 'read';
  if (isRead)
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) target.searchParams.set(name, String(value));
  let response: Response;
  let text: string;
  try {
    response = await fetch(target, isRead ? {} : { method: 'POST', body: JSON.stringify(input) });
    text = await response.text();
  } catch (error) {
    throw new NotRunning(url, error);
  }
  const body = parsed(text);
  const problem = response.ok ? undefined : problemIn(body ?? {});
  if (problem !== undefined) throw new ActionFailed(problem, response.status);
  if (!response.ok || body === undefined) throw notPlatform(url);
  return body;
}

function parsed(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

interface Problem {
  message?: string;
  details?: { validationError?: { fieldViolations: readonly { field: string; description: string }[] } };
}

const problemIn = ({ message, details }: Problem): string | undefined =>
  details?.validationError?.fieldViolations
    .map(({ field, description }) => `${field} ${description}`)
    .join('; ') ?? message;

/** A platform that commands work with. */
export interface RunningPlatform {
  /** Its origin. */
  url: string;
  admin: AdminApi;
}

/** The URL that an option names, with or without `http://`. Throws an `Error` that names the option. */
export function urlOf(text: string, option: string): URL {
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `http://${text}`);
  if (!url) throw new Error(`${option} must be a URL, such as localhost:3000, not ${text}`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`${option} must be a URL without user and password`);
  return url;
}

/** The platform at the URL of an option, of the environment, or else of a platform that has the default port. */
export async function runningPlatform(option: string | undefined): Promise<RunningPlatform> {
  const { origin: url } = urlOf(option ?? (process.env['STOREWIRE_URL'] || 'http://127.0.0.1:4010'), '--url');
  const admin = adminApi(url);
  const { status } = await admin.getHealth();
  if (status !== 'ready') throw notPlatform(url);
  return { url, admin };
}
