import { expect, it } from 'vitest';
import { emulatorsOf } from './config';

it('derives the emulators from the port of the page', () => {
  expect(emulatorsOf({ hostname: '127.0.0.1', port: '7000' }, false)).toEqual({
    host: '127.0.0.1',
    authUrl: 'http://127.0.0.1:11099',
    firestorePort: 10080,
    functionsPort: 7001,
  });
  expect(emulatorsOf({ hostname: 'localhost', port: '5173' }, true).firestorePort).toBe(8080);
});
