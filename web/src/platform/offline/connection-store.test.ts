import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_MS, createConnectionStore, type Look, type Question } from './connection-store';

const given = { look: 'answered' as Look, network: true, seen: true, dear: false };
const look = vi.fn(() => Promise.resolve(given.look));

const open = () =>
  createConnectionStore({
    look,
    hasNetwork: () => given.network,
    isSeen: () => given.seen,
    isDear: () => given.dear,
  });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(given, { look: 'answered', network: true, seen: true, dear: false });
  look.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A store whose question has failed, and whose look has come to nothing. */
async function unreachable() {
  const store = open();
  given.look = 'failed';
  store.ask().failed();
  await pass(0);
  return store;
}

it('the connection is weak while a question waits over five seconds, though the site answers, and recovers by itself', async () => {
  const store = open();
  const late = vi.fn();
  const question = store.ask(late);
  await pass(ANSWER_MS - 1);
  expect(store.current()).toBe('connected');
  await pass(1);
  expect([store.current(), late.mock.calls.length]).toEqual(['weak', 1]);
  await pass(10 * 60_000);
  expect(store.current()).toBe('weak');
  expect(look).toHaveBeenCalledTimes(1);
  question.answered();
  expect(store.current()).toBe('connected');
});

it('the connection is weak from a question that got no answer until one is answered', async () => {
  const store = open();
  const question = store.ask();
  for (const wait of [0, 10 * 60_000]) {
    question.stalled();
    await pass(wait);
    expect(store.current()).toBe('weak');
  }
  question.answered();
  expect(store.current()).toBe('connected');
  question.stalled();
  expect(store.current()).toBe('connected');
});

it.each<[string, keyof Question, Look, string]>([
  ['failed, and the site cannot be reached either', 'failed', 'failed', 'offline'],
  ['got no answer, and the site cannot be reached either', 'stalled', 'failed', 'offline'],
  ['failed, though the site answers: only one service is out', 'failed', 'answered', 'connected'],
  ['failed, and a probe stays without an answer', 'failed', 'silent', 'weak'],
])('a question that %s', async (_, end, found, connection) => {
  const store = open();
  given.look = found;
  store.ask()[end]();
  await pass(0);
  expect([store.current(), look.mock.calls.length]).toEqual([connection, 1]);
});

it('the connection is not weak for a question that was given up', async () => {
  const store = open();
  const question = store.ask();
  await pass(ANSWER_MS);
  question.dropped();
  expect(store.current()).toBe('connected');
});

it('the connection probes with growing pauses until it is back', async () => {
  const store = await unreachable();
  const at: number[] = [];
  const begun = Date.now();
  look.mockImplementation(() => {
    at.push((Date.now() - begun) / 1000);
    return Promise.resolve(given.look);
  });
  await pass(62_000);
  expect(at).toEqual([1, 3, 7, 12, 17, 22, 27, 37, 52]);
  given.look = 'answered';
  await pass(60_000);
  expect(store.current()).toBe('connected');
  look.mockImplementation(() => Promise.resolve(given.look));
});

it('the connection probes four times less often where data are expensive, and never while the page is hidden', async () => {
  given.dear = true;
  const store = await unreachable();
  await pass(3999);
  expect(look).toHaveBeenCalledTimes(1);
  given.seen = false;
  await pass(1);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(3_600_000);
  expect(look).toHaveBeenCalledTimes(2);
  Object.assign(given, { seen: true, look: 'answered' });
  store.attended();
  await pass(0);
  expect(store.current()).toBe('connected');
});

it('the connection probes at once when the person acts, at most every two seconds', async () => {
  const store = await unreachable();
  await pass(60_000);
  look.mockClear();
  for (let press = 0; press < 5; press += 1) store.attended();
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(2000);
  look.mockClear();
  given.look = 'answered';
  store.attended();
  await pass(0);
  expect([store.current(), look.mock.calls.length]).toEqual(['connected', 1]);
  store.attended();
  expect(look).toHaveBeenCalledTimes(1);
});

it('the connection believes the browser that there is no network, until an answer proves it wrong', async () => {
  const store = open();
  Object.assign(given, { network: false, look: 'failed' });
  store.networkChanged();
  expect(store.current()).toBe('offline');
  await pass(0);
  expect(store.current()).toBe('offline');
  given.look = 'answered';
  await pass(1000);
  expect(store.current()).toBe('connected');
});

it('a probe decides when the browser says that there is a network', async () => {
  const store = await unreachable();
  store.networkChanged();
  await pass(0);
  expect(store.current()).toBe('offline');
  given.look = 'answered';
  store.networkChanged();
  await pass(0);
  expect(store.current()).toBe('connected');
});

it('an answer during a probe counts more than the probe', async () => {
  const store = open();
  let finish: (found: Look) => void = () => undefined;
  look.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  store.ask().failed();
  store.ask().answered();
  finish('failed');
  await pass(0);
  expect(store.current()).toBe('connected');
});

it('the connection tells listeners of changes only, and when the server was last heard', async () => {
  const store = open();
  const hear = vi.fn();
  store.subscribe(hear);
  store.ask().answered();
  expect([hear.mock.calls.length, store.heardAt()]).toEqual([0, Date.now()]);
  given.look = 'failed';
  await store.checkAgain();
  expect(hear).toHaveBeenCalledTimes(1);
});
