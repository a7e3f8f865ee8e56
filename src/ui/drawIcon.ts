import { createElement, type SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

/** The component of one of Lucide's icons, 24 px wide unless said, which screen readers pass over. The build puts it in the place of Lucide's own: `src/build/lightIcons.ts`. */
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
      // A star that is filled in part has another one in it.
      children,
    );
}
