import { DeskHomeSchema } from '#src/domain/desk/home.ts';
import type { Call } from '../../apiClient.ts';
import { desk } from './common.ts';

export const deskHome = { path: 'rest/v1/rpc/desk_home', answer: DeskHomeSchema, ...desk } as const satisfies Call;
