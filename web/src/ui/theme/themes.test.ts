import { describe, expect, it } from 'vitest';
import { dark, light, type Theme } from './themes';
import type { ColorName } from '../tokens';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(theme: Theme, one: ColorName, other: ColorName): number {
  const [a, b] = [luminance(theme[one]), luminance(theme[other])];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT: [ColorName, ColorName][] = [
  ...(['paper', 'surface', 'sunken'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['ink', ground],
    ['inkSoft', ground],
    ['primary', ground],
    ['accent', ground],
    ['danger', ground],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDangerSoft', 'dangerSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onSuccessSoft', 'successSoft'],
];

const SHAPES = (['paper', 'surface', 'sunken'] as const).flatMap((ground) => [
  ['lineStrong', ground] as const,
  ['focus', ground] as const,
]);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, theme) => {
  it.each(TEXT)('%s on %s carries text (4.5:1)', (ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPES)('%s on %s shows a shape (3:1)', (line, ground) => {
    expect(contrast(theme, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
