/** The accounts the local backend creates before the seed runs. They exist only here, never on a hosted project. */
export const demoPassword = 'susegad-demo';
export const demoAccounts = [
  { email: 'guest@susegad.example', full_name: 'Demo Guest' },
  { email: 'owner@susegad.example', full_name: 'Demo Owner' },
  { email: 'admin@susegad.example', full_name: 'Demo Admin' },
] as const;
