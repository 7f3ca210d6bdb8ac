/**
 * Stands in for `createLucideIcon` of `lucide-react`, by which every icon is drawn: the same element, without the settings
 * and names that no icon of the site uses.
 */
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...given }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...given,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
