import { expect, it, vi } from 'vitest';
import { bestWithin, middleSquare } from './small-photo';

it('a picture becomes its middle square, upright or wide', () => {
  expect(middleSquare(4000, 3000)).toEqual({ x: 500, y: 0, side: 3000 });
  expect(middleSquare(300, 401)).toEqual({ x: 0, y: 51, side: 300 });
  expect(middleSquare(320, 320)).toEqual({ x: 0, y: 0, side: 320 });
});

it('a picture has the best quality that is small enough; no lower quality is tried', () => {
  const encode = vi.fn((quality: number) => 'x'.repeat(Math.round(quality * 100)));
  expect(bestWithin(encode, 70)).toHaveLength(65);
  expect(encode).toHaveBeenCalledTimes(3);
  expect(bestWithin(() => 'x'.repeat(71), 70)).toBeNull();
});
