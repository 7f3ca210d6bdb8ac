import { expect, it } from 'vitest';
import { filesOf } from './build-manifest';

const manifest = {
  'start.ts': { file: 's.js', imports: ['_shared.js'] },
  'main.tsx': { file: 'm.js', imports: ['_shared.js', '_react.js'] },
  'home.tsx': { file: 'h.js', imports: ['main.tsx', '_react.js'] },
  '_shared.js': { file: 'sh.js' },
  '_react.js': { file: 'r.js', imports: ['main.tsx'] },
};

it('follows imports, circles included, and leaves out files that are there already', () => {
  expect(filesOf(manifest, ['main.tsx', 'home.tsx'], ['start.ts'])).toEqual([
    '/m.js',
    '/h.js',
    '/r.js',
  ]);
});

it('throws for a module that is gone', () => {
  expect(() => filesOf(manifest, ['about.tsx'])).toThrow(/no about.tsx/);
});
