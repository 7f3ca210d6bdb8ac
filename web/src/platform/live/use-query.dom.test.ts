import { defineRecord } from '@tulia/domain/records/record';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LoadedFirestore } from '../firebase/firestore';
import type { ListenTo } from './live';
import { useQuery } from './use-query';

interface Note {
  text: string;
}
type Listen = (tools: LoadedFirestore & { uid: string | null }, to: ListenTo<Note[]>) => () => void;

const live = vi.hoisted(() => ({ listen: null as Listen | null }));
vi.mock('./live', () => ({
  useLive: (_: string, listen: Listen) => {
    live.listen = listen;
    return { status: 'loading' };
  },
}));

const notes = defineRecord<Note>('notes');
const stored = (id: string, text: string) => ({ id, data: () => ({ text }) });

/**
 * What the listener hands on; `deliver` sends a snapshot as Firestore does.
 * @param isKept whether the cache is older than the page
 */
function listening(isKept = false) {
  renderHook(() => useQuery('notes', notes, () => ({}) as never));
  let [deliver, refuse] = [vi.fn<(told: unknown) => void>(), vi.fn<(told: unknown) => void>()];
  const failed = vi.fn();
  const heard: Note[][] = [];
  const known: (boolean | undefined)[] = [];
  const onSnapshot = (_: unknown, __: unknown, next: typeof deliver, error: typeof refuse) => {
    [deliver, refuse] = [next, error];
    return () => undefined;
  };
  live.listen?.({ db: {}, sdk: { onSnapshot }, uid: 'amina', isKept } as never, {
    next: (list, _, isKnown) => {
      heard.push(list);
      known.push(isKnown);
    },
    fail: failed,
  });
  const tell = (docs: ReturnType<typeof stored>[], changed: string[], fromCache = false) => {
    const docChanges = () => changed.map((id) => ({ doc: { id } }));
    deliver({ docs, docChanges, metadata: { fromCache } });
  };
  return { heard, known, tell, failed, refuse };
}

it('unchanged documents stay the very same objects, and changed ones are read', () => {
  const { heard, tell } = listening();
  tell([stored('a', 'one'), stored('b', 'two')], ['a', 'b']);
  tell([stored('c', 'new'), stored('a', 'one'), stored('b', 'two, changed')], ['c', 'b']);
  const [before, after] = heard;
  expect(after?.[1]).toBe(before?.[0]);
  expect(after?.map(({ text }) => text)).toEqual(['new', 'one', 'two, changed']);
});

it.each([
  ['memory', false, [false, false, true]],
  ['a cache older than the page', true, [false, true, true]],
] as const)('knows nothing of what is missing in %s', (_, isKept, expected) => {
  const { known, tell } = listening(isKept);
  tell([], [], true);
  // In memory it may be there because another part of the page has read it; the rest is missing.
  tell([stored('a', 'one')], ['a'], true);
  tell([], ['a']);
  expect(known).toEqual(expected);
});

it('a document that went and came back is read anew', () => {
  const { heard, tell } = listening();
  tell([stored('a', 'one')], ['a']);
  tell([], ['a']);
  tell([stored('a', 'back')], ['a']);
  expect(heard.at(-1)?.[0]?.text).toBe('back');
});

it('a listener that the rules refuse says so, and hands on nothing', () => {
  const { heard, failed, refuse } = listening();
  const refusal = { code: 'permission-denied' };
  refuse(refusal);
  expect(failed).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(heard).toEqual([]);
});
