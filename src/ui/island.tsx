import client from '@astrojs/react/client.js';
import { type ComponentType, createElement } from 'react';
import * as say from '#src/words/en/language.ts';
import { Boundary } from './Boundary.tsx';

// Starts an island inside a boundary with a notice for failures. `src/build/islands.ts` substitutes it for Astro's own start.

const Stopped = () => (
  <div role="alert" className="wrap notice notice-error mt-6">
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{say.stopped}</p>
      <p>{say.whatToDo}</p>
    </div>
    <button type="button" className="button button-secondary button-small" onClick={() => window.location.reload()}>
      {say.reload}
    </button>
  </div>
);

export default (element: HTMLElement) => {
  const start = client(element);
  return (Screen: ComponentType, ...more: [object, Record<string, string>, { client: string }]) =>
    start((props: object) => <Boundary notice={<Stopped />}>{createElement(Screen, props)}</Boundary>, ...more);
};
