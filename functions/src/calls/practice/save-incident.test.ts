/** When an incident is said to have been, who changed it, and which of its versions are kept. */
import {
  incidentHistory,
  incidentPath,
  incidents,
  incidentVersionPath,
} from '@tulia/domain/records/processing/incident';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it, vi } from 'vitest';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { saveIncident } from './save-incident';

vi.mock('../../platform/app');

/** Past midnight in Nairobi; in UTC it is the day before. */
const TODAY = '2026-11-23';
const NOW = toInstant(TODAY, '01:30');
type Input = Parameters<typeof saveIncident.handler>[0];
const told: Input = {
  requestId: 'request-1',
  incidentId: null,
  version: 0,
  noticedDate: TODAY,
  noticedTime: '01:00',
  happened: 'A letter went to somebody else.',
  dataKinds: [],
  people: 1,
  consequences: '',
  measures: '',
  commissionerToldOn: '',
  peopleToldOn: '',
  closing: '',
};
const admin = aMember('admin');
const save = (change: Partial<Input> = {}, caller = admin, now = NOW) =>
  saveIncident.handler({ ...told, ...change }, { caller, clock: { now: () => now } });
const stands = (id: string) => incidents.fromStored(memory.read(incidentPath(id)) ?? {});
const actions = () => trail().map(({ action }) => action);

it('an incident is recorded at the moment of the practice’s own clock, with the admin’s name and its first version', async () => {
  const today = { commissionerToldOn: TODAY, peopleToldOn: TODAY };
  const { incidentId } = await save(today);
  const recorded = stands(incidentId);
  expect(recorded).toMatchObject({
    ...today,
    noticedAt: toInstant(TODAY, '01:00'),
    open: true,
    version: 1,
    changedAt: NOW,
    changedBy: { uid: admin.uid, name: 'Wanjiru' },
  });
  const first = memory.read(incidentVersionPath(incidentId, 1)) ?? {};
  expect(incidentHistory.fromStored(first)).toEqual(recorded);
  const [entry] = trail();
  expect(entry).toMatchObject({ action: 'incident-recorded', subject: incidentPath(incidentId) });
  expect(JSON.stringify(entry)).not.toContain('letter');
});

it('an incident sent again is the same, and from another admin it is another', async () => {
  const { incidentId } = await save();
  expect(await save({}, admin, NOW + 1)).toEqual({ incidentId });
  expect([stands(incidentId).version, actions()]).toEqual([1, ['incident-recorded']]);
  expect((await save({}, aMember('super_admin'))).incidentId).not.toBe(incidentId);
});

it.each<[string, Partial<Input>, string[]]>([
  ['noticed in an hour', { noticedTime: '02:30' }, ['noticedDate']],
  ['noticed tomorrow', { noticedDate: '2026-11-24' }, ['noticedDate']],
  ['the Commissioner told tomorrow', { commissionerToldOn: '2026-11-24' }, ['commissionerToldOn']],
  ['people told tomorrow', { peopleToldOn: '2026-11-24' }, ['peopleToldOn']],
])('%s is refused', async (_, change, fields) => {
  const refusal = await save(change).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'invalid-input' });
  const named = (refusal as { details: { fields: object } }).details.fields;
  expect(Object.keys(named)).toEqual(fields);
  expect(memory.all('incidents')).toEqual({});
});

it('an incident is changed, closed and opened again under the next version, and every version stays', async () => {
  const { incidentId } = await save();
  await save({ incidentId, version: 1, people: 2, requestId: '2' });
  await save({ incidentId, version: 2, people: 2, closing: 'Seen to.', requestId: '3' });
  await save({ incidentId, version: 3, people: 2, closing: '  ', requestId: '4' });
  expect(actions()).toEqual([
    'incident-recorded',
    'incident-changed',
    'incident-closed',
    'incident-opened',
  ]);
  const kept = Object.values(memory.all(`${incidentPath(incidentId)}/history`));
  expect(kept.map((each) => [each['version'], each['open']])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
});

it('an incident that another admin changed meanwhile is refused with that admin’s name, and stays', async () => {
  const { incidentId } = await save();
  await save({ incidentId, version: 1, people: 5, requestId: '2' });
  const other = { ...aMember('super_admin'), name: 'Otieno' };
  const late = save({ incidentId, version: 1, people: 9, requestId: '3' }, other);
  const changed = { code: 'incident-changed', details: { by: 'Wanjiru' } };
  await expect(late).rejects.toMatchObject(changed);
  expect(stands(incidentId).people).toBe(5);
  const none = save({ incidentId: 'none', requestId: '4' });
  await expect(none).rejects.toMatchObject({ code: 'not-found' });
});
