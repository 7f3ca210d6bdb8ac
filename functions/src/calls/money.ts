/** The calls about money, of clients and of staff. */
import * as staffActions from '@tulia/domain/calls/bookings/staff-actions';
import * as month from '@tulia/domain/calls/payments/month';
import * as payLinks from '@tulia/domain/calls/payments/pay-links';
import * as payment from '@tulia/domain/calls/payments/payments';
import { type Booking, hasLeft } from '@tulia/domain/booking/booking';
import * as commands from '@tulia/domain/booking/commands/money/money';
import { payLinkEnd, payViewOf } from '@tulia/domain/booking/pay-view';
import { may } from '@tulia/domain/person/permission';
import { receiptPath } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import { HOUR } from '@tulia/domain/time/instant';
import { shiftMonth, toInstant } from '@tulia/domain/time/practice-time';
import { eventActor, owns, requireOwnOr } from '../bookings/actor';
import { changeMoney } from '../bookings/change-money';
import { requireBooking } from '../bookings/reading';
import { recordLink } from '../bookings/staff-trail';
import { bookingOfPayLink, payLinkOf } from '../links/booking-links';
import { limitLookup } from '../links/lookup-limits';
import { monthLines, owedSums, unownedBetween } from '../money/month';
import { receiptsOf } from '../money/receipts';
import { askForPayment as sendStkPush } from '../payments/ask-for-payment';
import { readAttempt, viewOf } from '../payments/attempts';
import { followAttempt } from '../payments/follow-attempt';
import { probePayments } from '../payments/health';
import { listedMoney } from '../payments/recent-money';
import { addressProblem, missingSettings, paymentProvider } from '../payments/provider';
import { registerWith } from '../payments/register';
import { followTestPayment as follow, startTestPayment as start } from '../payments/test-payment';
import { callable } from '../platform/callable';
import { readConnection } from '../platform/connections';
import { changeWithAudit } from '../practice/audit';

export { assignPayment } from './payments/assign-payment';
export { sayPaid } from './payments/say-paid';

export const askForPayment = callable(payment.askForPayment, (input, { caller, clock }) => {
  const authorise = (booking: Booking) => {
    requireOwnOr('record-payments', caller, booking);
    return owns(caller, booking) ? null : eventActor(caller);
  };
  return sendStkPush(input, { subjects: () => [caller.uid], authorise, clock });
});

export const checkPayments = callable(payment.checkPayments, async (_, { clock }) => {
  const { registeredAt } = await readConnection('mpesa');
  const provider = await paymentProvider();
  const missing = await missingSettings();
  if (provider === null) return { state: 'off', missing, lists: null, registeredAt };
  const problem = (await addressProblem()) ?? (await probePayments(provider, clock));
  if (problem !== null) return { state: problem, missing, lists: null, registeredAt };
  const list = await listedMoney(provider, clock.now() - HOUR, clock.now());
  return { state: 'ready', missing, lists: list !== null, registeredAt };
});

export const correctPayment = callable(staffActions.correctPayment, (input, context) =>
  changeMoney('correction', commands.correctPayment, input, context),
);

export const followPayment = callable(payment.followPayment, async (input, { caller, clock }) => {
  const { bookingId } = input;
  const booking = await requireBooking(bookingId);
  requireOwnOr('record-payments', caller, booking);
  const provider = await paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
  const attempt = booking.prompt === null ? null : await readAttempt(booking.prompt.attemptId);
  if (attempt === null) return { prompt: null };
  const isDue = attempt.nextQueryAt !== null && attempt.nextQueryAt <= clock.now();
  return { prompt: viewOf(isDue ? await followAttempt(attempt, provider, clock) : attempt) };
});

export const followTestPayment = callable(payment.followTestPayment, ({ attemptId }, context) =>
  follow(attemptId, context),
);

export const keepRest = callable(staffActions.keepRest, (input, context) =>
  changeMoney('kept', commands.keepRest, input, context),
);

export const makePayLink = callable(payLinks.makePayLink, async (input, { caller, clock }) => {
  const { bookingId } = input;
  const booking = await requireBooking(bookingId);
  const token = await payLinkOf(booking, clock.now());
  if (token === null) throw new Refusal('not-found');
  await recordLink(booking, 'pay-link', { caller, clock });
  return { token, until: payLinkEnd(booking) };
});

export const payByLink = callable(payLinks.payByLink, async (input, { caller, clock }) => {
  const { requestId, token, phone } = input;
  await limitLookup('pay-link', token, caller, clock.now());
  const { id: bookingId } = await bookingOfPayLink(token, clock.now());
  // Anybody with the link may pay, so STK pushes count for each link, and for each phone, which may be a stranger's.
  const subjects = (to: string) => [`link ${bookingId}`, `phone ${to}`];
  const payer = { subjects, authorise: () => null, clock };
  return sendStkPush({ requestId, bookingId, phone }, payer);
});

export const recordPayment = callable(staffActions.recordPayment, (input, context) =>
  changeMoney('payment', commands.recordPayment, input, context),
);

export const recordRefund = callable(staffActions.recordRefund, (input, context) =>
  changeMoney('refund', commands.recordRefund, input, context),
);

export const registerNotices = callable(payment.registerNotices, async (_, context) => {
  const provider = await paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
  return { problems: await registerWith(provider, context) };
});

export const saveTaxNumber = callable(payment.saveTaxNumber, async (input, { caller, clock }) => {
  const { receiptNumber, taxNumber } = input;
  await changeWithAudit(receiptPath(receiptNumber), caller, clock.now(), (before) => {
    if (before === undefined) throw new Refusal('not-found');
    const data = { taxNumber: taxNumber.trim() };
    return { action: 'tax-number-changed', data, label: receiptNumber };
  });
  return {};
});

export const showMonth = callable(month.showMonth, async ({ month }) => {
  const from = toInstant(`${month}-01`, '00:00');
  const to = toInstant(`${shiftMonth(month, 1)}-01`, '00:00');
  const [entries, unowned] = await Promise.all([monthLines(from, to), unownedBetween(from, to)]);
  return { ...entries, unowned };
});

export const showOwed = callable(month.showOwed, (_, { clock }) => owedSums(clock.now()));

export const showPayLink = callable(payLinks.showPayLink, async ({ token }, { caller, clock }) => {
  await limitLookup('pay-link', token, caller, clock.now());
  const booking = await bookingOfPayLink(token, clock.now());
  const provider = await paymentProvider();
  const attempt =
    provider === null || booking.prompt === null
      ? null
      : await readAttempt(booking.prompt.attemptId);
  const dueAt = attempt?.nextQueryAt ?? null;
  const isDue = dueAt !== null && dueAt <= clock.now();
  if (provider !== null && attempt !== null && isDue) await followAttempt(attempt, provider, clock);
  const view = payViewOf(isDue ? await bookingOfPayLink(token, clock.now()) : booking, clock.now());
  // Only the client may see the code that the client typed.
  return { view: view && { ...view, saidCode: null } };
});

export const showReceipts = callable(payment.showReceipts, async ({ bookingId }, { caller }) => {
  const booking = await requireBooking(bookingId);
  if (!owns(caller, booking) && !may(caller.role, 'record-payments'))
    throw new Refusal('not-found');
  const { referenceNumber, startsAt, service } = booking;
  // The receipt of a client who has left has no name, though the record is kept (decision 018).
  const clientName = hasLeft(booking) ? '' : booking.clientName;
  const all = await receiptsOf(bookingId);
  const receipts = all.map(({ number, kind, amount, method, code, at, taxNumber, corrects }) => {
    const wrong = all.find(({ entryId }) => entryId === corrects);
    const named = wrong === undefined ? null : { number: wrong.number, kind: wrong.kind };
    return { number, kind, amount, method, code, at, taxNumber, corrects: named };
  });
  return { receipts, clientName, referenceNumber, startsAt, service: service.name };
});

export const startTestPayment = callable(payment.startTestPayment, start);

export const waivePayment = callable(staffActions.waivePayment, (input, context) =>
  changeMoney('waiver', commands.waive, input, context),
);
