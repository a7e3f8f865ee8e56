import type { EngineKind } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const engines = { Firefox: firefox, WebKit: webkit } satisfies Record<string, EngineKind>;
