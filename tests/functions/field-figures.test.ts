/** How quick the site is for its visitors: the figures that a visit sends, and what admins see of them. */
import { showFigures } from '@tulia/domain/calls/practice/field-figures';
import { stepOf } from '@tulia/domain/practice/field-figures';
import { FIELD_DAYS_KEPT, fieldDayPath, fieldDays } from '@tulia/domain/records/watch/field-day';
import { DAY } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callRaw, database, done, person, refused, type Person } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import { openPractice } from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
const { ask } = instance;
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const today = () => toWallTime(Date.now()).date;
const day = (date: string) => database().doc(fieldDayPath(date));
beforeEach(async () => {
  await day(today()).delete();
});

const visit = { page: 'booking', device: 'phone', connection: '4g', version: 'local' } as const;
const told = { ...visit, figures: [{ figure: 'firstPick', step: stepOf('firstPick', 2000) }] };
const tell = (report: unknown, address = `198.51.100.${randomInt(1, 250)}`) =>
  callRaw('reportFigures', null, report as object, { base: instance.base, address });

it('visits are added up in one document a day, and shown as percentiles', async () => {
  for (const milliseconds of [900, 900, 900, 4500]) {
    const figures = [
      { figure: 'lcp', step: stepOf('lcp', milliseconds) },
      { figure: 'cls', step: 0 },
    ];
    expect((await tell({ ...visit, figures })).ok).toBe(true);
  }
  await tell({ ...told, version: 'abcdef0' });
  const { lines } = done(await ask(showFigures, admin, { days: 7 }));
  const own = lines.filter(({ figure }) => figure === 'lcp');
  const percentiles = [1000, 1000, 5000];
  expect(own).toEqual([
    { figure: 'lcp', group: 'page', name: 'booking-phone', count: 4, percentiles },
    { figure: 'lcp', group: 'connection', name: '4g', count: 4, percentiles },
    { figure: 'lcp', group: 'version', name: 'local', count: 4, percentiles },
  ]);
  // A version is a word of the browser's: what does not run here has no line of its own.
  expect(
    lines.filter(({ figure, group }) => figure === 'firstPick' && group === 'version'),
  ).toEqual([expect.objectContaining({ name: 'older', count: 1 })]);
  const stored = (await day(today()).get()).data() ?? {};
  expect(Object.keys(stored).sort()).toEqual(['counts', 'expiresAt']);
});

it('days before the span are not in it', async () => {
  const before = addDays(today(), -7);
  await day(before).set(
    fieldDays.toStored({
      counts: { inp: { 'page:home-laptop': { 3: 2 } } },
      expiresAt: Date.now() + DAY,
    }),
  );
  const inp = async (days: 7 | 28) =>
    done(await ask(showFigures, admin, { days })).lines.filter(({ figure }) => figure === 'inp');
  expect(await inp(7)).toEqual([]);
  expect(await inp(28)).toHaveLength(1);
  await day(before).delete();
});

it('is shown to admins only', async () => {
  for (const role of ['receptionist', 'therapist'] as const)
    expect(refused(await ask(showFigures, await person({ role }), { days: 7 }))).toBe('forbidden');
});

it('what is not on the list leaves nothing', async () => {
  const secret = `secret-${randomUUID()}`;
  for (const hostile of [
    { ...told, url: `/booking?email=${secret}` },
    { ...told, uid: admin.uid },
    { ...told, page: secret },
    { ...told, device: secret },
    { ...told, connection: secret },
    { ...told, version: secret },
    { ...told, figures: [{ figure: secret, step: 1 }] },
    { ...told, figures: [{ figure: 'lcp', step: 1, target: secret }] },
    { ...told, figures: [{ figure: 'lcp', step: 1e9 }] },
    { ...told, figures: [{ figure: 'lcp', step: -1 }] },
    { ...told, figures: Array(1000).fill(told.figures[0]) },
    [told],
    'x'.repeat(50_000),
    null,
  ])
    expect(await tell(hostile)).toMatchObject({ ok: false, code: 'invalid-input' });
  expect((await day(today()).get()).exists).toBe(false);
});

it('a flood from one address is refused', async () => {
  const address = `203.0.113.${randomInt(1, 250)}`;
  const answers = [];
  for (let time = 0; time < 22; time += 1) answers.push(await tell(told, address));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ code: 'quota-exceeded' });
});

it('a day is erased when it can no longer be in a span', async () => {
  await tell(told);
  const kept = ((await day(today()).get()).get('expiresAt') as { toMillis(): number }).toMillis();
  expect(Math.abs(kept - Date.now() - FIELD_DAYS_KEPT)).toBeLessThan(DAY);
  const old = addDays(today(), -40);
  await day(old).set(fieldDays.toStored({ counts: {}, expiresAt: Date.now() - 1000 }));
  await job('eraseExpiredRecords');
  expect((await day(old).get()).exists).toBe(false);
  expect((await day(today()).get()).exists).toBe(true);
});
