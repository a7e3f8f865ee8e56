import { HomeSchema } from '#src/domain/desk/home.ts';
import type { Call } from '../../door.ts';
import { desk } from './common.ts';

export const deskHome = { path: 'rest/v1/rpc/desk_home', answer: HomeSchema, ...desk } as const satisfies Call;
