import type { Actor } from '../../supabase/rights.ts';

export { type Actor, actors } from '../../supabase/rights.ts';

export type Member = Exclude<Actor, 'anon'>;
export const members = ['user', 'owner A', 'owner B', 'admin', 'manager', 'desk'] as const satisfies readonly Member[];
export const houseActors = ['manager', 'desk'] as const satisfies readonly Member[];
export type Owner = 'owner A' | 'owner B';
export const owners = ['owner A', 'owner B'] as const satisfies readonly Owner[];
