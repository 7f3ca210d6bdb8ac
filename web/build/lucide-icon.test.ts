import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import { expect, it } from 'vitest';
import createLucideIcon from './lucide-icon';

const CLOCK: Parameters<typeof createLucideIcon>[0] = {
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
    ['path', { d: 'M12 6v6l4 2', key: 'mmk7yg' }],
  ],
};

const attributesOf = (Icon: ComponentType<object>, props: object) => {
  const [, given = '', drawn = ''] =
    /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon, props))) ?? [];
  const attributes = [...given.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
    name,
    value.replaceAll(/lucide[\w-]* ?/g, ''),
  ]);
  return [Object.fromEntries(attributes.filter(([, value]) => value !== '')) as object, drawn];
};

it.each([{}, { size: 16 }, { size: '1em', className: 'mark' }, { 'aria-hidden': true }])(
  'an icon is the element that the library draws (%j)',
  (props) => {
    expect(attributesOf(createLucideIcon(CLOCK), props)).toEqual(attributesOf(Clock, props));
    expect(attributesOf(createLucideIcon(CLOCK), props)).not.toEqual(
      attributesOf(ChevronDown, props),
    );
  },
);
