import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useQuery } from '../../../live/use-query';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { UpcomingSessions } from './upcoming-sessions';

vi.mock('../../../live/use-query', () => ({ useQuery: vi.fn() }));

const show = (googleMeetLink: string | null) => {
  vi.mocked(useQuery).mockReturnValue({
    status: 'ready',
    data: [{ ...aConfirmed({ googleMeetLink }), id: 'booking-1' }],
    error: undefined,
    fromCache: false,
    overdue: false,
    retry: vi.fn(),
  });
  render(<UpcomingSessions />);
};

test('a session can be joined at a host where the practice meets', () => {
  show('https://meet.google.com/abc-defg-hij');
  expect(screen.getByRole('link', { name: /^Join/ }).getAttribute('href')).toBe(
    'https://meet.google.com/abc-defg-hij',
  );
});

test.each(['https://evil.example/abc', 'javascript:alert(1)', null])(
  'a session is not joined at %s',
  (link) => {
    show(link);
    expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
