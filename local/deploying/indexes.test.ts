import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexesReady } from './indexes';
import { targetOf } from './target';
import { fakeTools, type FakeAnswer, type FakeTools } from './testing/fake-tools';
import { toolsOn, type Tools } from './tools';

let fakes: FakeTools;
let waited: number[];
beforeEach(() => {
  fakes = fakeTools();
  waited = [];
});
afterEach(() => {
  fakes.close();
});

const pause = (milliseconds: number) => {
  waited.push(milliseconds);
  return Promise.resolve();
};
const ready = (tools: Tools = toolsOn(fakes.env, () => undefined)) =>
  indexesReady(tools, targetOf('tulia-kenya', {}, {}), { pause, show: () => undefined });
const listed = (...answers: FakeAnswer[]) => {
  fakes.answer('gcloud', 'firestore indexes composite list *', ...answers);
};
const READY = { says: [{ state: 'READY' }] };
const CREATING = { says: [{ state: 'CREATING' }] };

it('waits while an index is being built', async () => {
  listed(CREATING, CREATING, READY);
  await ready();
  expect(waited).toHaveLength(2);
});

it('asks again while the connection is gone', async () => {
  const lost = { fails: 'socket hang up' };
  listed(lost, lost, READY);
  await ready();
  expect(waited).toHaveLength(2);
});

it('stops at an index that cannot be built', async () => {
  listed({ says: [{ name: 'i1', state: 'NEEDS_REPAIR' }] });
  await expect(ready()).rejects.toThrow('could not build i1');
});

it('stops after an hour', async () => {
  // Three hundred and sixty processes would say no more.
  const ask = () => Promise.resolve([{ state: 'CREATING' }]);
  await expect(ready({ ...toolsOn(fakes.env, () => undefined), ask })).rejects.toThrow(
    'after an hour',
  );
  expect(waited.reduce((sum, each) => sum + each, 0)).toBe(3_600_000);
});
