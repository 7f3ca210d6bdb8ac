import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { usageToday } from './usage';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Cloud Monitoring at the network edge. @returns its address, and the queries that came */
async function monitoring(answer: (metric: string) => { status?: number; body: unknown }) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    asked.push(searchParams);
    const { status = 200, body } = answer(searchParams.get('filter') ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { root: `http://127.0.0.1:${port}/`, asked };
}

const point = (int64Value: string) => ({ points: [{ value: { int64Value } }] });
/** 09:00 in California. */
const NOW = Date.UTC(2026, 10, 23, 17);

it('is the sum of all series since midnight in California', async () => {
  const { root, asked } = await monitoring((metric) => ({
    body: { timeSeries: metric.includes('read_count') ? [point('40'), point('2')] : [point('7')] },
  }));
  expect(await usageToday({ root, project: 'p' }, NOW)).toEqual({ reads: 42, writes: 7 });
  expect(asked[0]?.get('interval.startTime')).toBe('2026-11-23T08:00:00.000Z');
  expect(asked[0]?.get('aggregation.alignmentPeriod')).toBe('32400s');
});

it('is nothing on a day without any', async () => {
  const { root } = await monitoring(() => ({ body: {} }));
  expect(await usageToday({ root, project: 'p' }, NOW)).toEqual({ reads: 0, writes: 0 });
});

it('is not known without permission to ask, and where there is nothing to ask', async () => {
  const { root } = await monitoring(() => ({ status: 403, body: {} }));
  expect(await usageToday({ root, project: 'p' }, NOW)).toBeNull();
  expect(await usageToday({ root: '', project: 'p' }, NOW)).toBeNull();
  expect(await usageToday({ root: 'http://127.0.0.1:9/', project: 'p' }, NOW)).toBeNull();
});
