import { createElement, type ElementType, Fragment, type Key, type ReactNode } from 'react';
import { jsxs as several, jsx as single } from 'react/jsx-runtime';

// React's JSX, with each text in an element of its own: a browser that translates the page puts its own elements in place of texts, and React would then
// change or remove a text that is no longer there. `src/build/islands.ts` puts it in place of react/jsx-runtime.

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/** Texts alone are one text. A text beside elements is wrapped, so that each keeps its place among them. */
function apart(children: readonly ReactNode[]): ReactNode {
  if (!children.some(isText)) return children as ReactNode[];
  if (children.every((child) => isText(child) || isNothing(child))) return children.filter(isText).join('');
  return children.map((child) => (isText(child) && child !== ' ' ? createElement('span', null, child) : child));
}

interface Props {
  children?: ReactNode;
}

export { Fragment };
export function jsx(type: ElementType, props: Props, key?: Key) {
  return Array.isArray(props.children) ? jsxs(type, props, key) : single(type, props, key);
}
export function jsxs(type: ElementType, props: Props, key?: Key) {
  const children = apart(props.children as readonly ReactNode[]);
  if (children === props.children) return several(type, props, key);
  // A fragment is no element: its one text would stand beside those around it.
  const wrapped = type === Fragment && isText(children) ? createElement('span', null, children) : children;
  return (Array.isArray(wrapped) ? several : single)(type, { ...props, children: wrapped }, key);
}
