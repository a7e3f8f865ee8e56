/** Accounts of the local backend only. */
export const demoPassword = 'susegad-demo';
export const demoAccounts = [
  { email: 'guest@susegad.example', full_name: 'Demo Guest' },
  { email: 'owner@susegad.example', full_name: 'Demo Owner' },
  { email: 'admin@susegad.example', full_name: 'Demo Admin' },
] as const;
