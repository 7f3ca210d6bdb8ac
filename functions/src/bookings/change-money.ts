/** Enters money: the entry and the booking's sums in one commit, once for each request id. */
import type { MoneyInput, MoneyState } from '@tulia/domain/booking/commands/money/money';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { codeKey } from '@tulia/domain/money/provider-code';
import { isProviderMethod, type PaymentMethod } from '@tulia/domain/money/entry';
import type { EntryMade } from '@tulia/domain/calls/bookings/staff-actions';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { requireSameAmount } from '@tulia/domain/money/provider/unmatched-payment';
import { locksInQuestion } from '@tulia/domain/booking/commands/time/take-time';
import { entriesOfCode, readCode, readEntry, readLedger } from '../money/ledger';
import { nextReceiptNumber, readReceiptPlace, writeReceipt } from '../money/receipts';
import { readUnmatchedPayment, closeUnmatchedPayment } from '../money/unmatched-payments';
import type { SignedInContext } from '../platform/callable';
import type { Transaction } from 'firebase-admin/firestore';
import { canonicalJson, derivedId, fingerprint } from '../platform/fingerprint';
import { isAlreadyExists, isOutcomeUnknown, tryLonger, type Writer } from '../platform/writer';
import { readLocks } from '../schedule/slot-locks';
import { changeBooking, type FoundBooking } from './change-booking';

interface Asked {
  requestId: string;
  bookingId: string;
  version: number;
  amount?: number;
  method?: PaymentMethod | null;
  code?: string;
  /** of the entry to be corrected */
  entryId?: string;
}

type Command<Input> = (
  state: MoneyState,
  input: Input & MoneyInput,
  settings: PracticeSettings,
  now: Instant,
) => BookingPlan | null;

/**
 * The fingerprint leaves out the version: a page that repeats a successful request sends the new one.
 * @param action the kind of entry, so that request ids of different calls do not collide
 * @throws Refusal code-already-used, busy, and all that `changeBooking` and the command throw
 */
export async function changeMoney<Input extends Asked>(
  action: string,
  command: Command<Input>,
  input: Input,
  { caller, clock }: SignedInContext,
): Promise<EntryMade> {
  const { requestId, bookingId } = input;
  const entry = {
    id: derivedId('payment', action, bookingId, requestId),
    requestHash: fingerprint(canonicalJson({ ...input, requestId: undefined, version: undefined })),
  };
  const enter = async (): Promise<EntryMade> => {
    const decide = async (found: FoundBooking) => {
      const { transaction, booking, settings, now, signedBy } = found;
      const entries = await readLedger(transaction, bookingId);
      const locks = await readLocks(transaction, locksInQuestion(booking, null));
      const code = entries.find(({ id }) => id === input.entryId)?.code ?? null;
      const alike = code === null ? [] : await entriesOfCode(transaction, code);
      const item = action === 'payment' ? await openUnmatchedPayment(transaction, input) : null;
      const place = await readReceiptPlace(transaction, now);
      const receiptNumber = nextReceiptNumber(place);
      const asked = { ...input, entry, signedBy, receiptNumber };
      const plan = command({ booking, entries, alike, locks }, asked, settings, now);
      const also = (writer: Writer) => {
        for (const made of plan?.ledger ?? []) writeReceipt(writer, made, place);
        const who = { by: caller.uid, at: now };
        if (item !== null)
          closeUnmatchedPayment(writer, item, { state: 'assigned', bookingId }, who);
      };
      return { plan, also };
    };
    const { after } = await changeBooking({ bookingId, caller, clock }, decide);
    return { version: after.version, entryId: entry.id };
  };
  try {
    return await tryLonger(enter);
  } catch (error) {
    if (!isAlreadyExists(error) && !isOutcomeUnknown(error)) throw error;
    // The same request came twice at once, or its answer was lost: the second attempt finds its entry.
    if ((await readEntry(entry.id)) !== null) return enter();
    throw isOutcomeUnknown(error) ? new Refusal('busy') : await codeRefusal(input);
  }
}

/** The unmatched payment with the code that staff type. @throws Refusal invalid-input for another amount */
async function openUnmatchedPayment(
  transaction: Transaction,
  { method = null, code = '', amount = 0 }: Asked,
) {
  if (!isProviderMethod(method) || code.trim() === '') return null;
  const item = await readUnmatchedPayment(transaction, { method, code });
  // Returned money pays for no booking.
  if (item?.state === 'returned') {
    throw new Refusal('code-already-used', { code: code.trim(), referenceNumber: null });
  }
  if (item?.state !== 'open') return null;
  requireSameAmount(item, amount);
  return item;
}

/** Names the booking of the code, unless that is erased. */
async function codeRefusal({ method = null, code = '' }: Asked): Promise<Refusal> {
  const owner = await readCode(codeKey(method, code));
  const referenceNumber = owner?.referenceNumber ?? null;
  return new Refusal('code-already-used', { code: code.trim(), referenceNumber });
}
