import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { portOffset, portsAt, refusedByBrowsers, takenPorts, takenPortsMessage } from './ports';

test('an offset moves every port by the same distance', () => {
  const base = portsAt(0);
  const moved = portsAt(1000);
  for (const name of Object.keys(base) as (keyof typeof base)[]) {
    expect(moved[name]).toBe(base[name] + 1000);
  }
  expect(base.hosting).toBe(5000);
});

test('an offset that leaves the range of ports is refused', () => {
  expect(() => portsAt(60_000)).toThrow(/out of range/);
  expect(() => portsAt(-1000)).toThrow(/out of range/);
});

test('the offset comes from the environment and must be a whole number', () => {
  expect(portOffset({})).toBe(0);
  expect(portOffset({}, 1000)).toBe(1000);
  expect(portOffset({ TULIA_PORT_OFFSET: '250' })).toBe(250);
  expect(() => portOffset({ TULIA_PORT_OFFSET: 'many' })).toThrow(/whole number/);
});

test('a taken port is found and named together with what wanted it', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
  const { port } = squatter.address() as AddressInfo;
  try {
    const ports = { ...portsAt(20_000), auth: port };
    const taken = await takenPorts(ports, ['auth', 'smtp']);
    expect(taken).toEqual([{ port, wantedBy: 'the Auth emulator' }]);
    expect(takenPortsMessage(taken)).toContain(`port ${port}, wanted by the Auth emulator`);
  } finally {
    squatter.close();
  }
});

test('ports that browsers refuse are noticed', () => {
  expect(refusedByBrowsers(portsAt(0))).toBeUndefined();
  expect(refusedByBrowsers(portsAt(1100))).toBeUndefined();
  expect(refusedByBrowsers(portsAt(1000))).toContain('the site on port 6000');
  expect(refusedByBrowsers(portsAt(2000))).toContain('the Firestore emulator on port 10080');
});
