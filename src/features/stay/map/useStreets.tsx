import { type ReactNode, useState } from 'react';
import type { Box } from '#src/domain/map/pins.ts';
import { nearestOfStreets } from '#src/domain/map/view.ts';
import * as say from '#src/words/en/search.ts';
import type { StreetSheet } from './StreetSheet.tsx';

const style = import.meta.env.PUBLIC_MAP_STYLE_URL;
/** Asked here, so that a build without a style drops the import, and with it all that it brings. */
const load = import.meta.env.PUBLIC_MAP_STYLE_URL ? () => import('./StreetSheet.tsx') : null;

interface Streets {
  /** They are there to be looked at; else the drawn map is. */
  isOpen: boolean;
  /** Pixels a unit at the nearest; undefined for what the drawing bears. */
  closest: number | undefined;
  /** The sheet of streets for this view, hidden until it is loaded; null while nobody wants it. */
  sheet: (about: Pick<Parameters<typeof StreetSheet>[0], 'view' | 'size' | 'onMove'>) => ReactNode;
  /** The button that shows them, and the drawn map again; null where a deployment has none. */
  button: ReactNode;
  /** Where the button lies. */
  taken: readonly Box[];
}

const none: Streets = { isOpen: false, closest: undefined, sheet: () => null, button: null, taken: [] };

/** A map's streets: asked of somebody else, when the button is pressed and not before. */
export const useStreets: () => Streets = style && load ? () => useOffered(style, load) : () => none;

function useOffered(style: string, load: () => Promise<{ StreetSheet: typeof StreetSheet }>): Streets {
  const [state, setState] = useState<'drawn' | 'loading' | 'open' | 'failed'>('drawn');
  const [loaded, setLoaded] = useState<{ Sheet: typeof StreetSheet } | null>(null);
  const isOpen = state === 'open';
  const isWanted = isOpen || state === 'loading';
  const fail = () => setState((now) => (now === 'loading' ? 'failed' : now));

  function press() {
    setState(isWanted ? 'drawn' : 'loading');
    if (!isWanted && !loaded) load().then(({ StreetSheet }) => setLoaded({ Sheet: StreetSheet }), fail);
  }

  return {
    isOpen,
    closest: isOpen ? nearestOfStreets : undefined,
    sheet: (about) =>
      loaded &&
      isWanted && (
        <loaded.Sheet {...about} style={style} isShown={isOpen} onOpen={() => setState('open')} onFail={fail} />
      ),
    button: (
      <div className="map-streets">
        <button type="button" onClick={press}>
          {isOpen ? say.showDrawn : state === 'loading' ? say.loadingStreets : say.showStreets}
          {!isOpen && <small>{say.fromHost(new URL(style).host)}</small>}
        </button>
        <p role="status">{state === 'failed' && say.streetsFailed}</p>
      </div>
    ),
    taken: buttonBox,
  };
}

const buttonBox: readonly Box[] = [{ left: 0, top: 0, width: 190, height: 68 }];
