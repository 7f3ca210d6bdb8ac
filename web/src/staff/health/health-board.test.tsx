import { aReport, REPORT_AT as NOW, WORKING } from '@tulia/domain/testing/health';
import { mailStatuses } from '@tulia/domain/records/mail';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR } from '@tulia/domain/time/instant';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { useMailTroubles } from '../parts/use-mail-troubles';
import { toasted } from '../../ui/testing/toasted';
import { Toaster } from '../../ui/toaster';
import { HealthBoard } from './health-board';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock(import('../parts/use-mail-troubles'), async (original) => ({
  ...(await original()),
  useMailTroubles: vi.fn(),
}));
const sent = vi.mocked(call);
const mails = vi.mocked(useMailTroubles);
const KNOWN = {
  status: 'ready' as const,
  data: [],
  error: undefined,
  fromCache: false,
  overdue: false,
  retry: () => undefined,
};
const aTrouble = {
  id: 'm1',
  ...mailStatuses.fromStored({ ...aMail('booking-confirmed'), state: 'failed', problem: null }),
};

const well = aReport();

beforeEach(() => {
  mails.mockReset();
  mails.mockReturnValue(KNOWN);
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

test('the page says when the system worked, and which connections are not set up', async () => {
  show();
  expect(await screen.findByText('The system works.')).toBeTruthy();
  expect(screen.getByText('As of 12:00.')).toBeTruthy();
  // M-Pesa, and texts to phones
  expect(within(await part('Services outside')).getAllByText('not set up')).toHaveLength(2);
});

test('the page lists an undelivered email, and does not say that the system works', async () => {
  mails.mockReturnValue({ ...KNOWN, data: [aTrouble] });
  show();
  expect(await screen.findByText('1 thing needs you')).toBeTruthy();
  const undelivered = within(await part('Mails that were not delivered'));
  expect(undelivered.getByRole('button', { name: /Send again/ })).toBeTruthy();
});

test('the page does not say that the system works before the emails are read', async () => {
  mails.mockReturnValue({ ...KNOWN, status: 'loading', data: undefined });
  show();
  expect(await screen.findByText('As of 12:00.')).toBeTruthy();
  expect(screen.queryByText('The system works.')).toBeNull();
});

test('staff run a late job, and the page reads the report again', async () => {
  const run = { endedAt: NOW - HOUR, failedAt: null, problem: null };
  sent.mockResolvedValueOnce({ ...well, jobs: [{ name: 'sweepOutbox', run }] });
  sent.mockResolvedValueOnce({ count: 3, problem: null });
  show();
  expect(await screen.findByText('1 thing needs you')).toBeTruthy();
  expect(screen.getByText('ran 1 hour ago')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Run now: sending mails' }));
  await waitFor(() => toasted('It worked on 3.'));
  expect(await screen.findByText('The system works.')).toBeTruthy();
  expect(sent.mock.calls[1]?.[1]).toMatchObject({ job: 'sweepOutbox' });
});

test('the page shows the error of a job that fails again', async () => {
  sent.mockResolvedValueOnce(well);
  sent.mockResolvedValueOnce({ count: null, problem: 'TypeError' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Run now: sending mails' }));
  await waitFor(() => toasted('That did not work'));
  expect(toasted('TypeError')).toBeTruthy();
});

test('the page explains a lost connection, and staff can check it', async () => {
  const google = { ...WORKING, problem: 'not-authorised', since: NOW - HOUR };
  sent.mockResolvedValueOnce({ ...well, connections: { ...well.connections, google } });
  sent.mockResolvedValueOnce({ count: 0, problem: null });
  show();
  const services = within(await part('Services outside'));
  expect(services.getByText(/Since 23 Nov 2026\. No meeting links are made/)).toBeTruthy();
  fireEvent.click(services.getByRole('button', { name: 'Check now: Google Calendar' }));
  expect(await screen.findByText('The system works.')).toBeTruthy();
});
