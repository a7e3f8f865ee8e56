import client from '@astrojs/react/client.js';
import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import * as say from '#src/words/en/island.ts';

// Starts each island in the browser: Astro does it, inside a boundary that says what to do if the island stops. `src/build/islands.ts` puts it in place.

class Island extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
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
  }
}

export default (element: HTMLElement) => {
  const start = client(element);
  return (Screen: ComponentType, ...more: [object, Record<string, string>, { client: string }]) =>
    start((props: object) => <Island>{createElement(Screen, props)}</Island>, ...more);
};
