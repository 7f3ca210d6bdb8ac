import { expect, it } from 'vitest';
import { keptFiles } from './kept-files';

const files = [
  { url: 'shell.html', revision: '1', isShell: true },
  { url: 'assets/main.js', revision: null, isShell: true },
  { url: 'assets/booking.js', revision: null },
];
const names = (connection?: Parameters<typeof keptFiles>[1]) =>
  keptFiles(files, connection).map(({ url }) => url);

it('keeps everything, and the shell alone where data is saved or the line is slow', () => {
  const all = ['shell.html', 'assets/main.js', 'assets/booking.js'];
  expect(names()).toEqual(all);
  expect(names({})).toEqual(all);
  expect(names({ saveData: false })).toEqual(all);
  expect(names({ effectiveType: '4g' })).toEqual(all);
  const shell = ['shell.html', 'assets/main.js'];
  expect(names({ saveData: true })).toEqual(shell);
  expect(names({ effectiveType: '2g' })).toEqual(shell);
  expect(names({ effectiveType: 'slow-2g' })).toEqual(shell);
});
