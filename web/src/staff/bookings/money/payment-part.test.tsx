import { keepRest, recordPayment, recordRefund } from '@tulia/domain/calls/bookings/staff-actions';
import { nothingPaid, type LedgerSummary } from '@tulia/domain/money/summary';
import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { BoardHarness } from '../board/testing/board-harness';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import './payment-dialog';
import { PaymentPart } from './payment-part';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ version: 4, entryId: 'e1' });
});

const show = (payment: Partial<LedgerSummary>) =>
  render(
    <BoardHarness>
      <PaymentPart booking={aConfirmed({ payment: { ...nothingPaid(3000), ...payment } })} />
    </BoardHarness>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

const halfBack = { state: 'refund-due', paid: 3000, refunded: 1000, balance: -2000 } as const;

describe('the money of a booking', () => {
  test.each([
    [{ paidTime: 'said', holdExpiresAt: null }, /The time is kept until you decide/],
    [{ paidTime: 'said', holdExpiresAt: Date.UTC(2026, 10, 24, 9) }, /asked for it at 12:00/],
    [{ paidTime: 'unseen' }, /^Said, not seen: .*QWE1234567/],
  ] as const)('a code that the client sent is shown: %o', (change, sentence) => {
    render(
      <BoardHarness>
        <PaymentPart booking={aBooking({ saidCode: 'QWE1234567', ...change })} />
      </BoardHarness>,
    );
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('two part payments and a partial refund are shown with both codes', () => {
    show({ ...halfBack, methods: ['mobile-money', 'cash'], codes: ['QWE1', 'QWE2'] });
    const line =
      'KES 3,000 of KES 3,000 · KES 1,000 given back · Mobile money · Cash · QWE1 · QWE2';
    expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByText('Refund due')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  });

  test('a refund takes the amount that is due, and no more', async () => {
    show({ state: 'overpaid', paid: 3500, balance: -500, methods: ['bank'] });
    press('Mark as refunded');
    expect(await screen.findByText(/^KES 500 is to go back by the policies/)).toBeTruthy();
    press('Mark as refunded');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const body = { amount: 500, method: 'bank', code: '' };
    expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([recordRefund, body]);
  });

  test('the rest of a refund is kept only with a reason', async () => {
    show({ ...halfBack, due: 0, methods: ['cash'] });
    press('Mark as refunded');
    expect(await screen.findByLabelText('How it went back')).toBeTruthy();
    press('Nothing more goes back');
    expect(await screen.findByText(/^KES 2,000 does not go back/)).toBeTruthy();
    press('Keep it');
    expect(await screen.findByText('Say why.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'By policy.' } });
    press('Keep it');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const body = { bookingId: 'booking-1', version: 3, note: 'By policy.' };
    expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([keepRest, body]);
  });

  test('a payment offers the open amount, and more is sent only when staff said it is right', async () => {
    show({ state: 'partly', paid: 1000, balance: 2000, methods: ['cash'] });
    press('Record payment');
    const amount = await screen.findByLabelText<HTMLInputElement>(/Amount/);
    expect(amount.valueAsNumber).toBe(2000);
    sent.mockRejectedValueOnce(new Refusal('amount-above-due', { amount: 9150, due: 2000 }));
    fireEvent.change(amount, { target: { value: '9150' } });
    press('Record payment');
    const tick = await screen.findByLabelText('The amount is right: more came than is due');
    fireEvent.click(tick);
    press('Record payment');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [first, second] = sent.mock.calls.map(([, input]) => input as Record<string, unknown>);
    expect(sent.mock.calls[0]?.[0]).toBe(recordPayment);
    expect(first).toMatchObject({ amount: 9150 });
    expect(first).not.toHaveProperty('acceptOverpayment');
    expect(first).not.toHaveProperty('paidOn');
    expect(second).toMatchObject({ amount: 9150, acceptOverpayment: true });
    expect(second?.['requestId']).not.toBe(first?.['requestId']);
  });

  test('a payment of an earlier day names the day, one of today none', async () => {
    show({ state: 'unpaid', balance: 3000 });
    press('Record payment');
    const day = await screen.findByLabelText<HTMLInputElement>(/Day of payment/);
    expect(day.max).toBe(day.value);
    fireEvent.change(day, { target: { value: '2020-11-20' } });
    press('Record payment');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ paidOn: '2020-11-20' });
  });

  test('the tick for an overpayment counts for the ticked amount only, not for an amount typed later', async () => {
    show({ state: 'partly', paid: 1000, balance: 2000 });
    press('Record payment');
    const amount = await screen.findByLabelText(/Amount/);
    fireEvent.change(amount, { target: { value: '2500' } });
    fireEvent.click(await screen.findByLabelText('The amount is right: more came than is due'));
    fireEvent.change(amount, { target: { value: '25000' } });
    press('Record payment');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ amount: 25000 });
    expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('acceptOverpayment');
  });

  const recorded = { state: 'paid', paid: 3000, balance: 0 } as const;
  const unrefunded = { state: 'refund-due', due: 0, paid: 3000, balance: -3000 } as const;
  const refunded = { state: 'refunded', due: 0, paid: 3000, refunded: 3000, balance: 0 } as const;
  test.each([
    ['Record payment', recordPayment, {}, recorded, 'Payment recorded'],
    ['Mark as refunded', recordRefund, unrefunded, refunded, 'Refund recorded'],
  ] as const)(
    '“%s” whose answer is late says that it may be done, and is the same request again',
    async (name, contract, before, after, done) => {
      const draw = (payment: Partial<LedgerSummary>, version: number) => (
        <BoardHarness>
          <PaymentPart
            booking={aConfirmed({ version, payment: { ...nothingPaid(3000), ...payment } })}
          />
        </BoardHarness>
      );
      const { rerender } = render(draw(before, 3));
      press(name);
      await screen.findByLabelText(/Amount/);
      sent.mockRejectedValueOnce(new Refusal('timeout'));
      press(name);
      expect(await screen.findByText(/^No answer came/)).toBeTruthy();
      // The payment was recorded, and the list of bookings receives it.
      rerender(draw(after, 4));
      expect(screen.queryByText(/more than is due/)).toBeNull();
      expect(screen.queryByText(/KES 0\b/)).toBeNull();
      press(name);
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
      const [first, second] = sent.mock.calls.map(([, input]) => input as { requestId: string });
      expect(sent.mock.calls[1]?.[0]).toBe(contract);
      expect(second?.requestId).toBe(first?.requestId);
      await waitFor(() => expect(currentToast()?.title).toBe(done));
      expect(screen.queryByText(/^No answer came/)).toBeNull();
    },
  );
});
