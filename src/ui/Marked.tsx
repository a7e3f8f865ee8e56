import { createElement, Fragment, type ReactNode } from 'react';

/** A character that no shown text contains. */
const edge = '\u0001';

/** Marks a part of a sentence that is rendered differently, wherever a translation puts it. */
export const mark = (fact: string) => edge + fact + edge;

interface Props {
  text: string;
  children: (fact: string) => ReactNode;
}

export const Marked = ({ text, children }: Props) =>
  createElement(Fragment, null, ...text.split(edge).map((part, place) => (place % 2 === 1 ? children(part) : part)));
