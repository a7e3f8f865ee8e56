import * as v from 'valibot';
import * as say from '../../words/staff/admin.ts';
import { ProfileSchema } from './account.ts';

export const AdminUserSchema = v.object({
  ...v.omit(ProfileSchema, ['has_listings', 'language', 'own_deeds', 'emails_own_deeds']).entries,
  listings: v.number(),
  two_factor: v.boolean(),
});
export type AdminUser = v.InferOutput<typeof AdminUserSchema>;
export type Role = AdminUser['role'];

export const roles: Record<Role, { name: string; one: string; may: string }> = say.roles;
export const roleNames = Object.keys(roles) as Role[];

export const nameOf = ({ full_name, email }: Pick<AdminUser, 'full_name' | 'email'>) =>
  full_name || email || say.thisAccount;
