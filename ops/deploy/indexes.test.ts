import { beforeEach, expect, it } from 'vitest';
import { indexesReady } from './indexes';
import { targetOf } from './target';
import { fakeTools, type FakeAnswer, type FakeTools } from './testing/fake-tools';

let fakes: FakeTools;
let waited: number[];
beforeEach(() => {
  fakes = fakeTools();
  waited = [];
});

const pause = (milliseconds: number) => {
  waited.push(milliseconds);
  return Promise.resolve();
};
const ready = () =>
  indexesReady(fakes.tools, targetOf('tulia-kenya', {}, {}), { pause, show: () => undefined });
const listed = (...answers: FakeAnswer[]) => {
  fakes.answer('gcloud', 'firestore indexes composite list *', ...answers);
};

it.each<[string, FakeAnswer]>([
  ['an index is being built', { says: [{ state: 'CREATING' }] }],
  ['the connection is gone', { fails: 'socket hang up' }],
])('waits while %s', async (_, answer) => {
  listed(answer, answer, { says: [{ state: 'READY' }] });
  await ready();
  expect(waited).toHaveLength(2);
});

it('stops at an index that cannot be built', async () => {
  listed({ says: [{ name: 'i1', state: 'NEEDS_REPAIR' }] });
  await expect(ready()).rejects.toThrow('could not build i1');
});
