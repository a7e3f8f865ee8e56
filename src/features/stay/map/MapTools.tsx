import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cutout } from '#src/domain/map/projection.ts';
import { mayZoomIn, mayZoomOut, type Size, wholeCoast, zoomView } from '#src/domain/map/view.ts';
import * as say from '#src/words/en/map.ts';

interface Props {
  goal: Cutout;
  size: Size;
  onGo: (to: Cutout) => void;
}

export const zoomStep = 1.8;

export function MapTools({ goal, size, onGo }: Props) {
  const zoom = (factor: number) => onGo(zoomView(goal, size, factor));
  return (
    <div className="map-tools">
      <Tool label={say.mapZoomIn} may={mayZoomIn(goal, size)} onPress={() => zoom(zoomStep)}>
        <Plus aria-hidden="true" size={20} />
      </Tool>
      <Tool label={say.zoomOut} may={mayZoomOut(goal, size)} onPress={() => zoom(1 / zoomStep)}>
        <Minus aria-hidden="true" size={20} />
      </Tool>
      <Tool label={say.wholeCoast} may={mayZoomOut(goal, size)} onPress={() => onGo(wholeCoast(size))}>
        <Maximize aria-hidden="true" size={18} />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  may: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At its limit it does nothing, and keeps the focus. */
function Tool({ label, may, onPress, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={!may} onClick={() => may && onPress()}>
      {children}
    </button>
  );
}
