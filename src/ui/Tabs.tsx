import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  name: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's content, or a function for all tabs, which are then readable without scripts. */
  children: ReactNode | ((id: Id) => ReactNode);
}

/** ARIA tabs. The open tab is the caller's state, so an address can name it. */
export function Tabs<Id extends string>({ label, name, tabs, selected, onSelect, children }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const panelOf = (id: Id) => (typeof children === 'function' ? `${name}-panel-${id}` : `${name}-panel`);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = moves[event.key];
    if (to === undefined) return;
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs noscript:hidden" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${name}-tab-${tab.id}`}
            className="tab"
            aria-selected={tab.id === selected}
            aria-controls={panelOf(tab.id)}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ id }) => typeof children === 'function' || id === selected)
        .map(({ id }) => (
          <div
            key={panelOf(id)}
            role="tabpanel"
            id={panelOf(id)}
            aria-labelledby={`${name}-tab-${id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable, so it is a stop itself
            tabIndex={0}
            className={id === selected ? 'pt-6' : 'tab-closed pt-6'}
          >
            {typeof children === 'function' ? children(id) : children}
          </div>
        ))}
    </>
  );
}
