import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import type { MonthDay } from '@tulia/domain/records/availability';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPublicDocuments } from '../../platform/firebase/public-read';
import { nextFreeTimes, readComingMonths } from './next-free';

vi.mock('../../platform/firebase/public-read', () => ({ readPublicDocuments: vi.fn() }));

const open: MonthDay = { timeSlots: [], busy: [], isAvailable: true };
/** A Tuesday, 10:06 in Nairobi. */
const NOW = toInstant('2026-11-24', '10:06');
const person = { ...defaultPractitioner, id: 'njeri' };
const service = { slug: 'individual-therapy', durationMinutes: 50 };

function practiceIs(days: Record<string, MonthDay>) {
  const data = (practitionerId: string) => ({ practitionerId, month: '2026-11', days });
  vi.mocked(readPublicDocuments).mockResolvedValue(
    ['njeri', 'baraka'].map((id) => ({ id: `${id}_2026-11`, data: data(id) })),
  );
}
async function times(count: number, people = [person]) {
  const months = await readComingMonths(people, NOW);
  const practice = defaultPracticeSettings;
  const found = nextFreeTimes(months, { people, practice, service, now: NOW, count });
  return found.map(({ startsAt }) => startsAt);
}

beforeEach(() => vi.clearAllMocks());

it('one request reads the months of all practitioners who take bookings', async () => {
  practiceIs({});
  await times(3, [person, { ...person, id: 'away', takesBookings: false }]);
  expect(readPublicDocuments).toHaveBeenCalledExactlyOnceWith([
    'availability/njeri_2026-11',
    'availability/njeri_2026-12',
  ]);
});

it('the soonest free times leave out the shortest notice and taken times', async () => {
  practiceIs({ '2026-11-24': { ...open, busy: ['14:00'] } });
  const free = ['13:00', '15:00', '16:00'].map((time) => toInstant('2026-11-24', time));
  expect(await times(3)).toEqual(free);
});

it('a practitioner who does not offer the service has no free times', async () => {
  practiceIs({ '2026-11-24': open });
  const other = { ...person, id: 'baraka', services: ['couples-therapy'] };
  expect(await times(1, [other])).toEqual([]);
  expect(await times(1, [other, person])).toHaveLength(1);
});
