/**
 * An incident with people's data: recorded, changed, closed, with all its versions, and told every morning while it
 * is open.
 */
import { saveIncident } from '@tulia/domain/calls/practice/incidents';
import type { InputOf } from '@tulia/domain/calls/call';
import { audit } from '@tulia/domain/records/audit';
import { mails } from '@tulia/domain/records/mail';
import {
  incidentHistory,
  incidentPath,
  incidents,
  type Incident,
} from '@tulia/domain/records/processing/incident';
import { DAY } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeAll, expect, it } from 'vitest';
import { call, database, done, person, refused, detailsOf, type Person } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import { openPractice } from '../support/makers';
import { job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const now = toWallTime(Date.now());
const said = (part: Partial<InputOf<typeof saveIncident>> = {}) => ({
  requestId: randomUUID(),
  incidentId: null,
  version: 0,
  noticedDate: now.date,
  noticedTime: '00:00',
  happened: 'A phone was lost.',
  dataKinds: ['bookings' as const],
  people: 3,
  consequences: '',
  measures: '',
  commissionerToldOn: '',
  peopleToldOn: '',
  closing: '',
  ...part,
});
const stored = async (id: string): Promise<Incident> =>
  incidents.fromStored((await database().doc(incidentPath(id)).get()).data() ?? {});

it('is recorded once, changed by who has seen it as it stands, and closed; every version stays', async () => {
  const first = said();
  const { incidentId } = done(await call(saveIncident, admin, first));
  expect(done(await call(saveIncident, admin, first))).toEqual({ incidentId });
  expect(await stored(incidentId)).toMatchObject({ open: true, version: 1, people: 3 });

  const told = said({ incidentId, version: 1, commissionerToldOn: now.date });
  done(await call(saveIncident, admin, told));
  expect(
    refused(await call(saveIncident, admin, said({ incidentId, version: 1, people: 9 }))),
  ).toBe('incident-changed');
  const closing = { ...told, requestId: randomUUID(), version: 2, closing: 'The phone was found.' };
  done(await call(saveIncident, admin, closing));
  expect(await stored(incidentId)).toMatchObject({ open: false, version: 3 });

  const { docs } = await database()
    .collection(`${incidentPath(incidentId)}/history`)
    .get();
  const versions = docs.map((doc) => incidentHistory.fromStored(doc.data()));
  expect(versions.map((each) => [each.version, each.commissionerToldOn, each.open])).toEqual([
    [1, '', true],
    [2, now.date, true],
    [3, now.date, false],
  ]);
  const trail = await database()
    .collection(audit.collection)
    .where('subject', '==', incidentPath(incidentId))
    .get();
  const entries = trail.docs.map((doc) => audit.fromStored(doc.data()));
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'incident-changed',
    'incident-closed',
    'incident-recorded',
  ]);
  expect(JSON.stringify(entries)).not.toContain('phone');
});

it('an incident begins with its first version, though the call asks for another', async () => {
  const answer = await call(saveIncident, admin, said({ version: 500 }));
  expect(detailsOf(answer, 'invalid-input')).toEqual({ fields: { version: 'version-new' } });
});

it('is not of days to come', async () => {
  const coming = toWallTime(Date.now() + DAY).date;
  for (const field of ['noticedDate', 'commissionerToldOn', 'peopleToldOn'] as const) {
    const answer = await call(saveIncident, admin, said({ [field]: coming }));
    expect(detailsOf(answer, 'invalid-input')).toMatchObject({ fields: { [field]: 'in-future' } });
  }
});

it('is in the morning’s mail while it is open, and by its clock', async () => {
  const { incidentId } = done(await call(saveIncident, admin, said()));
  // Far from the mornings of other tests.
  const morning = Date.now() + (6000 + randomInt(0, 5000)) * DAY;
  const counts = async (at: number) => {
    await job('reportToOwner', at);
    const { docs } = await database()
      .collection(mails.collection)
      .where('template', '==', 'owner-report')
      .where('parameters.date', '==', toWallTime(at).date)
      .get();
    const { openIncidents, overdueIncidents } = mails.fromStored(docs[0]?.data() ?? {}).parameters;
    return { open: Number(openIncidents), overdue: Number(overdueIncidents) };
  };
  const before = await counts(morning);
  expect(before.open).toBeGreaterThan(0);
  expect(before.overdue).toBeGreaterThan(0);
  const told = said({ incidentId, version: 1, commissionerToldOn: now.date });
  done(await call(saveIncident, admin, told));
  const afterTold = await counts(morning + DAY);
  expect(afterTold).toEqual({ open: before.open, overdue: before.overdue - 1 });
  done(
    await call(saveIncident, admin, {
      ...told,
      version: 2,
      requestId: randomUUID(),
      closing: 'over',
    }),
  );
  expect(await counts(morning + 2 * DAY)).toEqual({
    open: before.open - 1,
    overdue: afterTold.overdue,
  });
});
