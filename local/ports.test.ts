import { expect, test } from 'vitest';
import { namedOffset, portNames, portOffset, portsAt } from './ports';

test('an offset moves every port by the same distance', () => {
  const base = portsAt(0);
  const moved = portsAt(1000);
  for (const name of Object.keys(base) as (keyof typeof base)[]) {
    expect(moved[name]).toBe(base[name] + 1000);
  }
  expect(base.hosting).toBe(5000);
});

test('worlds with offsets that differ by hundreds share no port', () => {
  const inTheirHundred = Object.values(portsAt(0)).map((port) => port % 100);
  expect(new Set(inTheirHundred).size).toBe(inTheirHundred.length);
});

test('an offset that leaves the range of ports is refused', () => {
  expect(() => portsAt(60_000)).toThrow(/out of range/);
  expect(() => portsAt(-1000)).toThrow(/out of range/);
});

test('the offset comes from the environment and must be a whole number', () => {
  expect(namedOffset({})).toBeUndefined();
  expect(namedOffset({ TULIA_PORT_OFFSET: ' ' })).toBeUndefined();
  expect(portOffset({})).toBe(0);
  expect(portOffset({}, 1000)).toBe(1000);
  expect(portOffset({ TULIA_PORT_OFFSET: '250' })).toBe(250);
  expect(() => portOffset({ TULIA_PORT_OFFSET: 'many' })).toThrow(/whole number/);
});

test('a world waits for the port of the emulator or of Vite, never for both', () => {
  const ofSite = (dev: boolean) => portNames(dev).filter((name) => /hosting|vite/.test(name));
  expect([ofSite(false), ofSite(true)]).toEqual([['hosting'], ['vite']]);
});
