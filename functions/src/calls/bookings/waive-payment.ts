/** The practice asks less for a session, or nothing. Contract in domain/calls/booking-desk.ts. */
import { waive } from '@tulia/domain/booking/commands/money/money';
import { waivePayment as contract } from '@tulia/domain/calls/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const waivePayment = callable(contract, (input, context) => {
  requirePermission(context.caller, 'manage-practice');
  return changeMoney('waiver', waive, input, { ...context, caller: context.caller });
});
