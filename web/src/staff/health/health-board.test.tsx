import { aReport, REPORT_AT as NOW, WORKING } from '@tulia/domain/testing/health';
import { HOUR } from '@tulia/domain/time/instant';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { Toaster } from '../../ui/toaster';
import { HealthBoard } from './health-board';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const well = aReport({ usage: { reads: 45_000, writes: 200 } });

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue(well);
});
const show = () =>
  render(
    <>
      <HealthBoard />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
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
  const google = { ...WORKING, problem: 'not-authorised', since: NOW - HOUR };
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
