import { expect, it, vi } from 'vitest';
import { isAlreadyExists, isContended, isOutcomeUnknown, tryLonger } from './writer';

const answer = (code: number, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['aborted', answer(10), true, true],
  ['deadline exceeded', answer(4), true, false],
  ['unavailable', answer(14), true, false],
  ['expired', answer(3, 'The referenced transaction has expired'), true, true],
  ['expired, in the emulator', answer(3, 'Transaction is invalid or closed.'), true, true],
  ['an invalid argument', answer(3, 'A document path has an even number'), false, false],
  ['permission denied', answer(7), false, false],
  ['an error of our own', new Error('transaction has expired'), false, false],
  ['nothing', undefined, false, false],
])('%s', (_, error, outcomeUnknown, contended) => {
  expect([isOutcomeUnknown(error), isContended(error)]).toEqual([outcomeUnknown, contended]);
});

it('tryLonger repeats a transaction once after contention, and after nothing else', async () => {
  const failing = (...errors: Error[]) => {
    const transact = vi.fn(() => Promise.resolve('written'));
    for (const error of errors) transact.mockRejectedValueOnce(error);
    return transact;
  };
  expect(await tryLonger(failing(answer(10)))).toBe('written');
  await expect(tryLonger(failing(answer(10), answer(10)))).rejects.toMatchObject({ code: 10 });
  const lost = failing(answer(4));
  await expect(tryLonger(lost)).rejects.toMatchObject({ code: 4 });
  expect(lost).toHaveBeenCalledOnce();
});

it('isAlreadyExists recognises a document that exists, whose outcome is known', () => {
  expect([isAlreadyExists(answer(6)), isOutcomeUnknown(answer(6))]).toEqual([true, false]);
});
