/** The register, compared with the code that removes records, and with the retentions that were decided. */
import { expect, it } from 'vitest';
import { EXPIRING } from './expiring';
import { daysOf, REGISTER, type Processing } from './register';

const rows: readonly Processing[] = Object.values(REGISTER);
const isFor = (kept: Processing['kept'][number]) => kept.until === 'for';

it('the register names every collection once', () => {
  const names = rows.flatMap(({ collections }) => collections);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('the register has the retentions that were decided, in days', () => {
  const days = Object.entries<Processing>(REGISTER).flatMap(([name, { kept }]) =>
    kept.flatMap((each) => (each.until === 'for' ? [[name, daysOf(each.milliseconds)]] : [])),
  );
  expect(days).toEqual([
    ['accesses', 730],
    ['guardianLinks', 60],
    ['leaving', 1],
    ['messages', 365],
    ['messages', 30],
    ['mails', 180],
    ['attempts', 30],
    ['payLinks', 30],
    ['quotas', 1],
    ['errors', 30],
  ]);
});

it('the register names the nightly job for all that it removes', () => {
  const byJob = rows
    .filter(({ removedBy }) => removedBy.includes('job'))
    .flatMap(({ collections }) => collections);
  for (const { collection } of EXPIRING) expect(byJob).toContain(collection);
});

it('the register names what removes each record with an end, and nothing for records without one', () => {
  /** collections that the nightly job removes in other ways */
  const apart = ['mail', 'mailStatus', 'paymentAttempts'];
  const expiring: readonly string[] = EXPIRING.map(({ collection }) => collection);
  for (const { collections, kept, removedBy } of rows) {
    const hasEnd = kept.some(({ until }) => until === 'for' || until === 'record');
    if (hasEnd) expect([collections, removedBy.length]).not.toEqual([collections, 0]);
    if (kept.some(({ until }) => until === 'practice')) expect(removedBy).toEqual([]);
    if (kept.some(isFor) && removedBy.includes('job'))
      expect(
        collections.filter((name) => !expiring.includes(name) && !apart.includes(name)),
      ).toEqual([]);
  }
});

it('the register has a ground for all data about people, and no people for the ground `none`', () => {
  for (const { whose, grounds } of rows) {
    expect(whose.length === 0).toBe(grounds.includes('none'));
    expect(grounds.length).toBeGreaterThan(0);
  }
});
