import { createElement, type SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

/** Renders a Lucide icon, hidden from screen readers. `src/build/lightIcons.ts` substitutes it for Lucide's own component. */
export default function drawIcon({ node }: { node: readonly (readonly [tag: string, attributes: object])[] }) {
  return ({ size = 24, children, ...props }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
