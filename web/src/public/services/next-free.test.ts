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
  vi.mocked(readPublicDocuments).mockResolvedValue([
    { id: 'njeri_2026-11', data: { practitionerId: 'njeri', month: '2026-11', days } },
  ]);
}
async function times(count = 3, people = [person]) {
  const months = await readComingMonths(people, NOW);
  const practice = defaultPracticeSettings;
  const found = nextFreeTimes(months, { people, practice, service, now: NOW, count });
  return found.map(({ startsAt }) => startsAt);
}

beforeEach(() => vi.clearAllMocks());

it('asks once for the public months of practitioners who take bookings', async () => {
  practiceIs({});
  await times(3, [person, { ...person, id: 'away', takesBookings: false }]);
  expect(readPublicDocuments).toHaveBeenCalledExactlyOnceWith([
    'availability/njeri_2026-11',
    'availability/njeri_2026-12',
  ]);
});

it('names the soonest free times, after the shortest notice and around taken ones', async () => {
  practiceIs({
    '2026-11-24': { ...open, busy: ['14:00'] },
    '2026-11-25': { ...open, timeSlots: ['08:00', '08:30'] },
  });
  expect(await times(6)).toEqual([
    toInstant('2026-11-24', '13:00'),
    ...['15:00', '16:00', '17:00', '18:00'].map((time) => toInstant('2026-11-24', time)),
    toInstant('2026-11-25', '09:00'),
  ]);
});

it('names none where no practitioner is free', async () => {
  practiceIs({ '2026-11-24': { ...open, isAvailable: false } });
  expect(await times()).toEqual([]);
});
