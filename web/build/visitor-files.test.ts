import { expect, it } from 'vitest';
import { shellFiles, staffFiles, visitFiles, visitorFiles } from './visitor-files';

const manifest = {
  'index.html': { file: 'start.js', isEntry: true, dynamicImports: ['src/app/main.tsx'] },
  'src/app/main.tsx': {
    file: 'main.js',
    imports: ['_react.js'],
    dynamicImports: [
      'src/client/pages/booking.tsx',
      'src/staff/pages/staff.tsx',
      'src/app/guard/staff-tree.tsx',
      'src/platform/firebase/functions-sdk.ts',
    ],
  },
  '_react.js': { file: 'react.js' },
  'src/client/pages/booking.tsx': { file: 'booking.js', imports: ['_own.js'], css: ['own.css'] },
  'src/staff/pages/staff.tsx': { file: 'staff.js', imports: ['_own.js', '_calendar.js'] },
  'src/app/guard/staff-tree.tsx': { file: 'tree.js', imports: ['_reactfire.js'] },
  'src/platform/firebase/functions-sdk.ts': { file: 'functions.js' },
  '_own.js': { file: 'own.js' },
  '_calendar.js': { file: 'calendar.js' },
  '_reactfire.js': { file: 'reactfire.js' },
};

it('a phone keeps the files that visitors reach, and none that only staff need', () => {
  const files = ['booking.js', 'main.js', 'own.css', 'own.js', 'react.js', 'start.js'];
  expect([...visitorFiles(manifest)].sort()).toEqual(files);
});

it('a phone of staff who installed the app keeps their files too, and none of no use without a connection', () => {
  const all = Object.values(manifest).flatMap((each) => [
    each.file,
    ...('css' in each ? each.css : []),
  ]);
  const files = all.filter((file) => file !== 'functions.js');
  expect([...staffFiles(manifest)].sort()).toEqual(files.sort());
});

it('the shell has the files that come before any page', () => {
  expect([...shellFiles(manifest)].sort()).toEqual(['main.js', 'react.js', 'start.js']);
});

it('the list for a visit has what each page needs, and fails for a module that the build no longer has', () => {
  const files = visitFiles(manifest, ['src/client/pages/booking.tsx']);
  expect([...files].sort()).toEqual(['booking.js', 'own.css', 'own.js']);
  expect(() => visitFiles(manifest, ['src/public/pages/gone.tsx'])).toThrow('gone.tsx');
});
