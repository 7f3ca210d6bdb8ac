import { expect, test } from 'vitest';
import { namedOffset, portNames, portOffset, portsAt } from './ports';

test('environments with offsets that differ by hundreds share no port', () => {
  const inTheirHundred = Object.values(portsAt(0)).map((port) => port % 100);
  expect(new Set(inTheirHundred).size).toBe(inTheirHundred.length);
});

test('the offset comes from the environment and must be a whole number', () => {
  expect(namedOffset({})).toBeUndefined();
  expect(namedOffset({ TULIA_PORT_OFFSET: ' ' })).toBeUndefined();
  expect(portOffset({})).toBe(0);
  expect(portOffset({}, 1000)).toBe(1000);
  expect(portOffset({ TULIA_PORT_OFFSET: '250' })).toBe(250);
  expect(() => portOffset({ TULIA_PORT_OFFSET: 'many' })).toThrow(/whole number/);
});

test('an environment waits for the port of the emulator or of Vite, never for both', () => {
  const ofSite = (dev: boolean) => portNames(dev).filter((name) => /hosting|vite/.test(name));
  expect([ofSite(false), ofSite(true)]).toEqual([['hosting'], ['vite']]);
});
