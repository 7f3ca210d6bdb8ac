/** The data of another system is taken over by a real database; what stops it is tried in `local/bringing`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseRest } from '../../../local/backup/database-rest';
import { ProjectionCheck } from '../../../local/backup/projections';
import { bringIn } from '../../../local/bringing/bring-in';
import { fieldsOf } from '../../../local/bringing/rest-fields';
import { depth } from '../../../local/depth';
import { world } from '../../support/world';

const COUNT = depth().broughtIn;
const PRACTITIONER = 'njeri';
const NOW = Date.UTC(2026, 10, 23);

const database = new DatabaseRest({
  origin: `http://${world.firestoreHost}`,
  project: `demo-bring-${process.pid}`,
  databaseId: 'd',
  token: () => Promise.resolve('owner'),
});

/** Past sessions of some clients in every status, and one to come on each of twenty days. */
function bookingRow(index: number): string {
  const isComing = index < 20;
  const status = isComing
    ? 'confirmed'
    : (['completed', 'cancelled', 'no_show', 'rejected', 'pending'][index % 5] ?? '');
  const year = isComing ? 2035 : 2025;
  const day = String((index % 28) + 1).padStart(2, '0');
  const date = `${year}-0${1 + (index % 9)}-${day}`;
  const isConfirmed = ['confirmed', 'completed', 'no_show'].includes(status);
  const client = index % 23;
  return [
    `b${index}`,
    `OLD-${index}`,
    status,
    client % 2 === 0 ? `u${client}` : '',
    `c${client}@example.com`,
    '"Otieno, Amina"',
    '+254 700 000 011',
    's1',
    date,
    '09:00',
    'Africa/Nairobi',
    'true',
    isConfirmed ? date : '',
    isConfirmed ? '10:00:00' : '',
    '2024-11-20T09:00:00Z',
  ].join(',');
}

/** A folder with the bookings, a service and a day with blocks. */
function source(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'tulia-brought-'));
  const names =
    'id,reference_number,status,client_user_id,client_email,client_name,client_phone,service_id,preferred_dates,preferred_time_slot,timezone,consent,confirmed_date,confirmed_time_slot,created_at';
  const rows = Array.from({ length: COUNT }, (_, index) => bookingRow(index));
  writeFileSync(path.join(made, 'bookings.csv'), [names, ...rows, ''].join('\n'));
  writeFileSync(
    path.join(made, 'services.json'),
    JSON.stringify([{ id: 's1', name: 'Individual Therapy', duration_minutes: 50, price: 3000 }]),
  );
  writeFileSync(
    path.join(made, 'availability.csv'),
    'service_id,date,time_slots,is_available\ns1,2035-01-10,09:00;09:30,true\n',
  );
  return made;
}

async function everything() {
  const documents: Awaited<ReturnType<DatabaseRest['page']>> = [];
  for (let last: string | null = null; ;) {
    const page = await database.page(last, 1000, null);
    documents.push(...page);
    if (page.length < 1000) return documents;
    last = page.at(-1)?.path ?? null;
  }
}
const ofCollection = (documents: { path: string }[], name: string) =>
  documents.filter(({ path: each }) => each.startsWith(`${name}/`) && each.split('/').length === 2);

it('all of it is there, agrees with itself, and comes once however often it is ordered', async () => {
  const fields = fieldsOf({ name: 'Njeri' });
  await database.commit([{ set: { path: `practitioners/${PRACTITIONER}`, fields } }]);
  const folder = source();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const order = () =>
    bringIn({
      database,
      folder,
      practitionerId: PRACTITIONER,
      dryRun: false,
      now: () => NOW,
      pause: () => Promise.resolve(),
      show: () => undefined,
    });
  const done = await order();
  const first = await everything();
  expect(ofCollection(first, 'bookings')).toHaveLength(COUNT);
  expect(ofCollection(first, 'bookingStatus')).toHaveLength(COUNT);
  expect(first).toHaveLength(done.documents + 2);
  const projections = new ProjectionCheck();
  for (const document of first) projections.take(document);
  expect(projections.disagreements()).toEqual([]);
  // A session of fifty minutes takes two steps, each with a lock of its service; a block takes one.
  expect(ofCollection(first, 'slots')).toHaveLength(20 * 4 + 2);

  await order();
  expect(await everything()).toEqual(first);
});
