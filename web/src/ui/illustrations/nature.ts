/**
 * The colours of places, things and people: they are the same by day and by night. In the dark theme a drawing as a
 * whole is a little darker (`ui/theme/global-style.tsx`).
 */
export const nature = {
  sky: '#f6e6d3',
  glow: '#f3cfae',
  sun: '#e59a6f',
  farHills: '#bcd2c6',
  nearHills: '#93b8a8',
  lake: '#d9e8e4',
  ripple: '#8fb0a8',
  bank: '#3d7865',
  leaf: '#2c6654',
  leafLight: '#47846f',
  wood: '#5a4333',
  woodLight: '#8a6a52',
  clay: '#b5562f',
  clayLight: '#d98a63',
  clayDark: '#8f4123',
  wall: '#fbf3e6',
  floor: '#ead9c2',
  cream: '#fffaf1',
  stone: '#7d8a86',
  stoneLight: '#a7b2ae',
  bird: '#6b5648',
  skin: '#7f4c2d',
  skinDark: '#5f3923',
  hair: '#2a1b18',
  gold: '#e7b25a',
} as const;
