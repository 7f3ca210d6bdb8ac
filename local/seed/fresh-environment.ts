/**
 * Puts a running environment back to its start: demo data, no money at the M-Pesa stand-in, no faults. So no test
 * needs what another has done, or finds its days and times taken.
 */
import { HOST } from '../machine/places';
import type { Ports } from '../machine/ports';
import { seedEnvironment } from './seed-environment';

export async function freshEnvironment(ports: Ports): Promise<void> {
  await Promise.all([
    seedEnvironment(ports),
    ask(ports.daraja, 'DELETE', '/_account'),
    ...[ports.daraja, ports.calendar, ports.inbox].map((port) =>
      ask(port, 'POST', '/_faults', { kind: 'ok' }),
    ),
  ]);
}

async function ask(port: number, method: string, path: string, body?: object): Promise<void> {
  const url = `http://${HOST}:${port}${path}`;
  const { ok, status } = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!ok) throw new Error(`${method} ${url} answered ${status}.`);
}
