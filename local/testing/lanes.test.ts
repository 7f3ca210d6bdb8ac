import { expect, test } from 'vitest';
import { hasRoomForTwo, lanesOf } from './lanes';
import { STAGES } from './stages';

const namesOf = (lanes: ReturnType<typeof lanesOf>) =>
  lanes.map((lane) => lane.map(({ name }) => name));

test('every stage runs once, side by side or in turn', () => {
  const all = STAGES.map(({ name }) => name);
  expect(namesOf(lanesOf(STAGES, true)).flat().sort()).toEqual([...all].sort());
  expect(namesOf(lanesOf(STAGES, false))).toEqual([all]);
});

test('stages that stop functions or mail share no world with journeys, and journeys that disturb the practice come last', () => {
  const [first, second] = namesOf(lanesOf(STAGES, true));
  expect(first).toEqual(['unit', 'pages', 'practice']);
  expect(second).toEqual(['functions', 'safety', 'rules']);
});

test('stages of one lane alone make one lane', () => {
  const some = STAGES.filter(({ name }) => ['pages', 'practice'].includes(name));
  expect(namesOf(lanesOf(some, true))).toEqual([['pages', 'practice']]);
});

test('a small machine does one thing after another', () => {
  expect(hasRoomForTwo(1, 16 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(4, 7.7 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(2, 11.7 * 1024 ** 3)).toBe(true);
});
