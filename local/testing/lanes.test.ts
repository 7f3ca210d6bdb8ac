import { expect, test } from 'vitest';
import { hasRoomForTwo, lanesOf } from './lanes';
import { STAGES, stagesNamed } from './stages';

const namesOf = (lanes: ReturnType<typeof lanesOf>) =>
  lanes.map((lane) => lane.map(({ name }) => name));

test('every stage runs once, side by side or in turn', () => {
  const all = STAGES.map(({ name }) => name);
  expect(namesOf(lanesOf(STAGES, true)).flat().sort()).toEqual([...all].sort());
  expect(namesOf(lanesOf(STAGES, false))).toEqual([all]);
});

test('journeys come before what stops functions or mail, and those that disturb the practice last in a world of pages', () => {
  const [first, second] = namesOf(lanesOf(STAGES, true));
  expect(first).toEqual(['unit', 'pages', 'practice-phone']);
  expect(second).toEqual(['rules', 'practice-laptop', 'functions', 'safety']);
});

test('a stage is asked for by its name or the beginning of it', () => {
  expect(stagesNamed('practice').map(({ name }) => name)).toEqual([
    'practice-laptop',
    'practice-phone',
  ]);
  expect(stagesNamed('page')).toEqual([]);
});

test('stages of one lane alone make one lane', () => {
  const some = STAGES.filter(({ name }) => ['pages', 'practice-phone'].includes(name));
  expect(namesOf(lanesOf(some, true))).toEqual([['pages', 'practice-phone']]);
});

test('a small machine does one thing after another', () => {
  expect(hasRoomForTwo(1, 16 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(4, 7.7 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(2, 11.7 * 1024 ** 3)).toBe(true);
});
