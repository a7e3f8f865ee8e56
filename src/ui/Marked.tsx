import { createElement, Fragment, type ReactNode } from 'react';

/** Stands around a marked part: no text that is shown holds it. */
const edge = '\u0001';

/** A fact that a sentence shows in another way than its words, wherever a language puts it. */
export const mark = (fact: string) => edge + fact + edge;

interface Props {
  /** A sentence with facts that `mark` gave it. */
  text: string;
  /** How such a fact is shown. */
  children: (fact: string) => ReactNode;
}

/** A sentence with its marked facts as they are shown. */
export const Marked = ({ text, children }: Props) =>
  createElement(Fragment, null, ...text.split(edge).map((part, place) => (place % 2 === 1 ? children(part) : part)));
