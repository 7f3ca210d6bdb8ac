import { expect, it } from 'vitest';
import { heldBy } from './004-held-by';

const kind = (stringValue: string) => ({ kind: { stringValue } });
const by = (...ids: string[]) => ({
  heldBy: { arrayValue: { values: ids.map((stringValue) => ({ stringValue })) } },
});
const changed = (fields: Record<string, unknown>) => heldBy.change({ path: 'slots/s1', fields });

it('a blocked step that names nothing says once that no block holds it', () => {
  const fields = { ...kind('blocked'), ...by('hand') };
  expect(changed(kind('blocked'))).toEqual(fields);
  expect(changed(fields)).toBeNull();
});

it('a step of a block, a session and a hold stay as they are', () => {
  expect(changed({ ...kind('blocked'), ...by('lunch') })).toBeNull();
  expect(changed(kind('session'))).toBeNull();
  expect(changed(kind('hold'))).toBeNull();
});
