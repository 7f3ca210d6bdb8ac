import { expect, it } from 'vitest';
import { keptFiles } from './kept-files';

const files = [
  { url: 'shell.html', revision: '1', isShell: true },
  { url: 'assets/main.js', revision: null, isShell: true },
  { url: 'assets/booking.js', revision: null },
];
const names = (connection?: Parameters<typeof keptFiles>[1]) =>
  keptFiles(files, connection).map(({ url }) => url);

it('keeps everything, and the shell alone where data is dear', () => {
  expect(names()).toEqual(['shell.html', 'assets/main.js', 'assets/booking.js']);
  expect(names({ saveData: true })).toEqual(['shell.html', 'assets/main.js']);
});
