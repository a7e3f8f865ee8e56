import type { EngineKind } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** What the journeys run in beside Chromium, which all other browser tests use. */
export const engines = { Firefox: firefox, WebKit: webkit } satisfies Record<string, EngineKind>;
