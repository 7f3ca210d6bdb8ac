import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { toInstant } from '@tulia/domain/time/practice-time';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KnownMonths } from '../../../shared/bookings/use-availability-months';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { behalfBody, emptyBehalf } from './behalf-values';
import { SeriesPart } from './series-part';

const read = vi.hoisted((): { data: KnownMonths | undefined } => ({ data: undefined }));
vi.mock('../../../shared/bookings/use-availability-months', () => ({
  useAvailabilityMonths: () => read,
}));

const MONDAY = '2026-11-23';
const NEXT = '2026-11-30';

function Series() {
  const form = useContractForm(bookOnBehalf, {
    defaultValues: {
      ...emptyBehalf('en'),
      serviceId: 'individual-therapy',
      date: MONDAY,
      time: '10:00',
      further: [{ date: NEXT, time: '10:00' }],
    },
    inputOf: (values) => behalfBody(values, seedServices),
    say: (reason) => reason,
    onDone: () => undefined,
  });
  const openedAt = toInstant('2026-11-20', '09:00');
  return <SeriesPart form={form} openedAt={openedAt} people={[defaultPractitioner]} minutes={50} />;
}

const month = (busy: string[]): KnownMonths => ({
  list: [
    {
      practitionerId: defaultPractitioner.id,
      month: '2026-11',
      days: { [NEXT]: { timeSlots: [], busy, isAvailable: true } },
    },
  ],
  unanswered: false,
});

test('a week is shown as free or taken only once its month has been read', () => {
  const { rerender } = render(<Series />);
  const shown = (data: KnownMonths | undefined) => {
    read.data = data;
    rerender(<Series />);
    return screen.getByRole('status').textContent;
  };
  expect(shown(undefined)).toBe('Not yet known');
  expect(shown({ list: [], unanswered: true })).toBe('Not yet known');
  expect(shown(month([]))).toBe('Free');
  expect(shown(month(['10:00']))).toBe('Taken');
});
