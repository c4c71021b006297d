import { ROLES } from '../roles.ts';
import type { StaffAccount } from './settings.ts';

/** Accounts of a local shop: one for each role, such as `owner@example.com`. */
export const localStaff = (password: string): StaffAccount[] =>
  ROLES.map((role) => ({
    email: `${role}@example.com`,
    fullName: role.charAt(0).toUpperCase() + role.slice(1),
    role,
    password,
  }));
