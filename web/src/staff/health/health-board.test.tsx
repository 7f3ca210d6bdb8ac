import type { HealthReport } from '@tulia/domain/calls/practice/health';
import { connections } from '@tulia/domain/records/watch/connection';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-copy';
import { call } from '../../platform/live/call';
import { Toaster } from '../../ui/toaster';
import { HealthBoard } from './health-board';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const NOW = Date.UTC(2026, 10, 23, 9);
const fine = connections.fromStored({});
const run = { endedAt: NOW - MINUTE, failedAt: null, problem: null, count: 0 };
const well: HealthReport = {
  at: NOW,
  version: 'abcdef0123456789',
  queues: [{ name: 'mails', waiting: 0, oldestAt: null }],
  jobs: [{ name: 'sweepOutbox', run }],
  connections: { google: fine, mpesa: fine, push: fine },
  connected: { google: true, mpesa: false, push: true },
  usage: { reads: 45_000, writes: 200 },
  errors: [],
  documentsRead: 28,
};

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue(well);
});
const show = (language: 'en' | 'sw' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <HealthBoard />
      <Toaster label="Notices" closeLabel="Close" />
    </LanguageProvider>,
  );
const part = (name: string) => screen.findByRole('region', { name });

test('the page says that all is well, which version runs, and what the look cost', async () => {
  show();
  expect(await screen.findByText('All is well.')).toBeTruthy();
  expect(screen.getByText(/28 documents were read/)).toBeTruthy();
  expect(screen.getByText('Version abcdef012345')).toBeTruthy();
  const usage = within(await part('Free quota of today'));
  expect(usage.getByText('90 %')).toBeTruthy();
  expect(usage.getByText('45,000 of 50,000')).toBeTruthy();
  expect(within(await part('Services outside')).getByText('not set up')).toBeTruthy();
});

test('a stuck queue is worked off, and the page looks again', async () => {
  const queues = [{ name: 'mails' as const, waiting: 3, oldestAt: NOW - HOUR }];
  sent.mockResolvedValueOnce({ ...well, queues });
  sent.mockResolvedValueOnce({ count: 3, problem: null });
  show();
  expect(await screen.findByText('1 thing needs you')).toBeTruthy();
  expect(screen.getByText('3, the oldest for 1 hour')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Work it off: Mails' }));
  expect(await screen.findByText('It worked on 3.')).toBeTruthy();
  expect(await screen.findByText('All is well.')).toBeTruthy();
  expect(sent.mock.calls[1]?.[1]).toMatchObject({ job: 'sweepOutbox' });
});

test('a job that fails again says with which error', async () => {
  sent.mockResolvedValueOnce(well);
  sent.mockResolvedValueOnce({ count: null, problem: 'TypeError' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Run now: sending mails' }));
  expect(await screen.findByText('That did not work')).toBeTruthy();
  expect(screen.getByText('TypeError')).toBeTruthy();
});

test('a lost connection says what it means, and can be checked on the page', async () => {
  const google = { ...fine, problem: 'not-authorised', since: NOW - HOUR };
  sent.mockResolvedValueOnce({ ...well, connections: { ...well.connections, google } });
  sent.mockResolvedValueOnce({ count: 0, problem: null });
  show();
  const services = within(await part('Services outside'));
  expect(services.getByText(/Since 23 Nov 2026\. No meeting links are made/)).toBeTruthy();
  fireEvent.click(services.getByRole('button', { name: 'Check now: Google Calendar' }));
  expect(await screen.findByText('All is well.')).toBeTruthy();
});

test('copies are compared, and the page says what was corrected', async () => {
  sent.mockResolvedValueOnce(well);
  sent.mockResolvedValueOnce({ reads: 70, months: 2, cards: 1, sums: 0, days: 0, reports: 3 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare and correct now' }));
  expect(await screen.findByText(/Corrected: 2 days of the calendar, 1 cards/)).toBeTruthy();
});

test('a report that failed can be tried again, in Swahili too', async () => {
  sent.mockRejectedValueOnce(new Error('no'));
  show('sw');
  fireEvent.click(await screen.findByRole('button', { name: 'Jaribu tena' }));
  expect(await screen.findByText('Kila kitu kiko sawa.')).toBeTruthy();
});

test('the speed for visitors is read by hand, and shown by page, connection and version', async () => {
  const line = { figure: 'lcp' as const, count: 40, percentiles: [800, 2500, null] };
  const lines = [
    { ...line, group: 'page' as const, name: 'booking-phone' },
    { ...line, group: 'connection' as const, name: '3g' },
    { ...line, group: 'version' as const, name: 'older' },
    {
      ...line,
      figure: 'cls' as const,
      group: 'page' as const,
      name: 'home-laptop',
      percentiles: [0, 0.1, 1],
    },
  ];
  show();
  const sheet = within(await part('Speed for those who visit'));
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockResolvedValueOnce({ lines });
  fireEvent.click(sheet.getByRole('button', { name: 'Last 28 days' }));
  expect(
    await sheet.findByRole('row', { name: 'Booking, phone 40 visits 0.8 s 2.5 s over 2 min' }),
  );
  expect(sent.mock.calls[1]?.[1]).toEqual({ days: 28 });
  expect(sheet.getByText('Home, laptop').closest('tr')?.textContent).toBe(
    'Home, laptop40 visits00.11',
  );
  expect(sheet.getByText('By connection')).toBeTruthy();
  expect(sheet.getByText('other versions')).toBeTruthy();
});

test('figures without a visit, and figures that cannot be read, say so', async () => {
  show('sw');
  const sheet = within(await part('Kasi kwa wanaotembelea'));
  sent.mockResolvedValueOnce({ lines: [] });
  fireEvent.click(sheet.getByRole('button', { name: 'Siku 7 zilizopita' }));
  expect(await sheet.findByText(/Hakuna ziara iliyotoa taarifa katika siku 7/)).toBeTruthy();
  sent.mockRejectedValueOnce(new Error('offline'));
  fireEvent.click(sheet.getByRole('button', { name: 'Siku 7 zilizopita' }));
  expect(await sheet.findByText('Takwimu hazikuweza kupakiwa.')).toBeTruthy();
});
