import * as v from 'valibot';
import { notHuman } from '#src/words/en/common.ts';
import type { Call } from '../apiClient.ts';

export const proveHuman = {
  path: 'functions/v1/prove-human',
  answer: v.object({ success: v.literal(true) }),
  failed: notHuman,
} as const satisfies Call;
