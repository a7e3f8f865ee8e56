import { createElement, type ElementType, Fragment, type Key, type ReactNode } from 'react';
import { jsxs as several, jsx as single } from 'react/jsx-runtime';

// React's JSX runtime with each text in its own element: browser translation replaces text nodes, and React would then fail to update them.
// `src/build/islands.ts` substitutes it for react/jsx-runtime.

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/** Joins children that are all text. A text beside elements is wrapped, to keep its place. */
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
  // A fragment's single text would be adjacent to texts outside it.
  const wrapped = type === Fragment && isText(children) ? createElement('span', null, children) : children;
  return (Array.isArray(wrapped) ? several : single)(type, { ...props, children: wrapped }, key);
}
