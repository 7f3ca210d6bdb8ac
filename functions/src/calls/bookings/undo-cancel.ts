/** cancelled -> what it was before, while nobody has been told. */
import { undoCancel as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { callable } from '../../platform/callable';
import { undoCancellation } from '../../bookings/cancel';

export const undoCancel = callable(contract, undoCancellation);
