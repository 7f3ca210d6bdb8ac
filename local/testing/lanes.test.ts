import { expect, test } from 'vitest';
import { hasRoomForTwo } from './lanes';
import { stagesNamed } from './stages';

test('a stage is asked for by its name or the beginning of it', () => {
  expect(stagesNamed('practice').map(({ name }) => name)).toEqual([
    'practice-phone',
    'practice-laptop',
  ]);
  expect(stagesNamed('page')).toEqual([]);
});

test('a small machine does one thing after another', () => {
  expect(hasRoomForTwo(1, 16 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(4, 7.7 * 1024 ** 3)).toBe(false);
  expect(hasRoomForTwo(2, 11.7 * 1024 ** 3)).toBe(true);
});
