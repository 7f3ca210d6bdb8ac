import { sayPaid as command } from '@tulia/domain/booking/commands/money/say-paid';
import { sayPaid as contract } from '@tulia/domain/calls/payments/payments';
import { codeKey, typedReceiptCode } from '@tulia/domain/money/provider-code';
import { paymentCodes, paymentCodePath } from '@tulia/domain/records/payment';
import { paymentClaimPath, paymentClaims } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import { requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { holdRules } from '../../bookings/hold-limits';
import { readOwnLocks } from '../../bookings/reading';
import { paymentProvider } from '../../payments/provider';
import { findCode } from '../../payments/said-code';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { countEachCall, enforceRateLimits, perDay, perHour } from '../../platform/rate-limit';
import { recordOf } from '../../platform/stored';

/** Of one account in an hour; each may ask the provider for its list. */
const CALLS = 10;
/** Corrections of the code of one booking in a day. */
const CORRECTIONS = 3;

export const sayPaid = callable(contract, async ({ bookingId, code: typed }, { caller, clock }) => {
  await countEachCall([perHour('say-paid', caller.uid, CALLS)], clock.now());
  const code = typedReceiptCode(typed) ?? typed;
  const key = codeKey('mobile-money', code);
  const canAsk = (await paymentProvider()) !== null;
  await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { transaction, booking, now, signedBy } = found;
    requireOwn(caller, booking);
    const claimRef = db().doc(paymentClaimPath(key));
    const [claimed, entered] = await transaction.getAll(claimRef, db().doc(paymentCodePath(key)));
    const owner = claimed === undefined ? null : recordOf(paymentClaims, claimed);
    const entry = entered === undefined ? null : recordOf(paymentCodes, entered);
    const isOthers = (owner?.bookingId ?? bookingId) !== bookingId || entry !== null;
    // The refusal has no reference number: a caller who knows a code must not learn which booking it paid.
    if (isOthers) throw new Refusal('code-already-used', { code, referenceNumber: null });
    const state = await readOwnLocks(found);
    const said = { code, canAsk, signedBy };
    const plan = command(state, said, now);
    // Holding the time for an hour counts like the hold of a request (threats row 52).
    if (plan !== null && plan.locks.claim.length > 0) {
      const rules = holdRules(caller.email ?? caller.uid, caller);
      await enforceRateLimits(rules, derivedId('say-paid', bookingId), now);
    }
    if (plan !== null && booking.saidCode !== null) {
      const again = perDay('say-paid-again', bookingId, CORRECTIONS);
      await enforceRateLimits([again], `${bookingId} ${key}`, now);
    }
    const claim = paymentClaims.toStored({ bookingId, code, at: now });
    return { plan, also: (writer) => writer.set(claimRef, claim) };
  });
  // If the payment is known already, it is entered at once.
  const looked = await findCode(code, clock);
  return { received: looked !== 'unanswered' && looked.bookingId === bookingId };
});
