import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { Live } from '../../../platform/live/live';
import type { PublicDocument } from '../../../platform/firebase/public-read';
import type { Availability } from './use-availability';

type Heard = Pick<Live<unknown>, 'status' | 'data'>;

interface Given {
  heard: Heard;
  read: Mock<(paths: readonly string[]) => Promise<PublicDocument[]>>;
}

const given = vi.hoisted((): Given => ({
  heard: { status: 'loading', data: undefined },
  read: vi.fn(),
}));
vi.mock('../../../shared/bookings/use-availability-months', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../shared/bookings/use-availability-months')>()),
  useAvailabilityMonths: (ids: readonly string[] | null) =>
    ids === null ? { status: 'idle' } : { ...given.heard, retry: vi.fn() },
}));
vi.mock('../../../platform/firebase/public-read', () => ({ readPublicDocuments: given.read }));

const month = (busy: string[]) => ({
  practitionerId: 'therapist',
  month: '2026-11',
  days: { '2026-11-24': { timeSlots: [], busy, isAvailable: true } },
});
const TODAY = '2026-11-23';
const busyOf = ({ diaries }: Availability) => diaries[0]?.lookup('2026-11-24')?.busy;
const HER = [defaultPractitioner];

/** The hook on a page that has just loaded. */
async function open() {
  vi.resetModules();
  const { useAvailability } = await import('./use-availability');
  return renderHook(
    ({ people }) => useAvailability('consultation', people, TODAY, defaultPracticeSettings),
    { initialProps: { people: HER } },
  );
}

beforeEach(() => {
  given.heard = { status: 'loading', data: undefined };
  given.read.mockReset();
});

it('the first months are shown until the listener answers, then only those of the listener', async () => {
  given.read.mockResolvedValue([{ id: 'therapist_2026-11', data: month(['09:00']) }]);
  const { result, rerender } = await open();
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(busyOf(result.current)).toEqual(['09:00']);
  const months = ['2026-11', '2026-12', '2027-01'].map((each) => `availability/therapist_${each}`);
  expect(given.read.mock.calls[0]?.[0]).toEqual(months);

  given.heard = {
    status: 'ready',
    data: { list: [month(['09:00', '09:15'])], unanswered: false },
  };
  rerender({ people: HER });
  expect(busyOf(result.current)).toEqual(['09:00', '09:15']);

  given.heard = { status: 'error', data: undefined };
  rerender({ people: HER });
  expect(result.current.status).toBe('failed');
});

it('blocks nothing on the screen where only an empty cache speaks', async () => {
  given.read.mockRejectedValue(new Error('offline'));
  const { result, rerender } = await open();
  given.heard = { status: 'ready', data: { list: [], unanswered: true } };
  rerender({ people: HER });
  expect(result.current.status).toBe('failed');
  expect(result.current.diaries[0]?.lookup('2026-11-24')).toMatchObject({ isAvailable: true });
});

it('when the request for the first months fails, the page waits for the listener', async () => {
  given.read.mockRejectedValue(new Error('offline'));
  const { result } = await open();
  await waitFor(() => expect(given.read).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(result.current.status).toBe('loading');
});

it('a visitor who returns to the page sees no old months', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
  given.read.mockResolvedValue([{ id: 'therapist_2026-11', data: month([]) }]);
  const { result, unmount } = await open();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  unmount();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 6, 2));
  const { useAvailability } = await import('./use-availability');
  const later = renderHook(() =>
    useAvailability('consultation', HER, TODAY, defaultPracticeSettings),
  );
  // Leaves time to show the months read before.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(later.result.current.status).toBe('loading');
  vi.useRealTimers();
});
