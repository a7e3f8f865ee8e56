/** Who calls in these tests. Everybody but `anon` has an account; the owners have a hotel each. */
export const actors = ['anon', 'user', 'owner A', 'owner B', 'admin'] as const;
export type Actor = (typeof actors)[number];
export type Member = Exclude<Actor, 'anon'>;
export const members = ['user', 'owner A', 'owner B', 'admin'] as const satisfies readonly Member[];
export type Owner = 'owner A' | 'owner B';
export const owners = ['owner A', 'owner B'] as const satisfies readonly Owner[];
