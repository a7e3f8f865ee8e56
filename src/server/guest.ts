import { createClient } from './apiClient.ts';

export const callAsGuest = createClient();
