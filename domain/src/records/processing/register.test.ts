/** The register against what removes records, and against the days that were settled. */
import { expect, it } from 'vitest';
import { EXPIRING } from './expiring';
import { daysOf, REGISTER, type Processing } from './register';

const rows: readonly Processing[] = Object.values(REGISTER);
const isFor = (kept: Processing['kept'][number]) => kept.until === 'for';

it('names every collection once', () => {
  const names = rows.flatMap(({ collections }) => collections);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('keeps as long as was settled, in days', () => {
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
    ['figures', 35],
  ]);
});

it('says that the nightly job removes what it removes', () => {
  const byJob = rows
    .filter(({ removedBy }) => removedBy.includes('job'))
    .flatMap(({ collections }) => collections);
  for (const { collection } of EXPIRING) expect(byJob).toContain(collection);
});

it('names something that removes whatever has an end, and nothing for what has none', () => {
  /** those the nightly job removes in a way of their own */
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

it('has a ground for all that is about somebody, and nobody for the rest', () => {
  for (const { whose, grounds } of rows) {
    expect(whose.length === 0).toBe(grounds.includes('none'));
    expect(grounds.length).toBeGreaterThan(0);
  }
});
