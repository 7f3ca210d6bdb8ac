import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentConnection, lookAgain } from './connection';
import { fetchPart } from './fetch-part';

const GONE = new TypeError('Failed to fetch dynamically imported module');
let hasNetwork = true;

beforeEach(() => {
  hasNetwork = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
});
afterEach(async () => {
  hasNetwork = true;
  await lookAgain();
  vi.restoreAllMocks();
});

it('waits for the way back, and then has the part', async () => {
  hasNetwork = false;
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE);
  load.mockResolvedValue('here');
  const found = vi.fn();
  const part = fetchPart(load).then(found);
  await expect.poll(() => currentConnection()).toBe('offline');
  expect(load).toHaveBeenCalledOnce();
  expect(found).not.toHaveBeenCalled();
  hasNetwork = true;
  dispatchEvent(new Event('online'));
  await part;
  expect(found).toHaveBeenCalledWith('here');
});

it('fails when the part is missing although the site answers', async () => {
  const load = vi.fn(() => Promise.reject(GONE));
  await expect(fetchPart(load)).rejects.toBe(GONE);
  expect(load).toHaveBeenCalledOnce();
});
