/** Who causes events. */
import { randomUUID } from 'node:crypto';
import { type Client, createClient, fixedToken } from 'storewire';
import { type AdminApi, adminApi, type RunningPlatform } from '../running-platform/admin-api.ts';

/** Clients of each role, and the admin API. */
export interface Actors {
  admin: AdminApi;
  merchant: Client;
  visitor: Client;
  /** A client of a new member. */
  member: () => Promise<Client>;
}

/** An address of a person who does not exist. */
export const newEmail = (): string => `trigger-${randomUUID().slice(0, 8)}@example.com`;

/** `onDone` gets a line for each call and each action of the actors. */
export async function actorsOf(
  { url, admin }: RunningPlatform,
  onDone: (line: string) => void,
): Promise<Actors> {
  const clientWith = (accessToken: string): Client =>
    createClient({
      baseUrl: url,
      insecureHosts: [new URL(url).hostname],
      auth: fixedToken(accessToken),
      on: (event) => {
        if (event.type === 'response') onDone(`${event.operation} ${event.status} ${event.requestId ?? ''}`);
      },
    });
  const { ownerId } = await admin.getShop();
  const merchant = clientWith((await admin.issueToken({ role: 'staff', id: ownerId })).accessToken);
  return {
    admin: adminApi(url, (action) => onDone(`${action} (admin API)`)),
    merchant,
    visitor: clientWith((await admin.issueToken({ role: 'visitor' })).accessToken),
    member: async () => {
      const memberId = await newMember({ merchant });
      return clientWith((await admin.signInAs({ memberId })).accessToken);
    },
  };
}

/** The id of something that was created. */
export function idOf(created: { id?: string | null } | undefined): string {
  if (typeof created?.id !== 'string') throw new TypeError('What was created has no id');
  return created.id;
}

export async function newMember({ merchant }: Pick<Actors, 'merchant'>): Promise<string> {
  const { member } = await merchant.members.createMember({ member: { loginEmail: newEmail() } });
  return idOf(member);
}
