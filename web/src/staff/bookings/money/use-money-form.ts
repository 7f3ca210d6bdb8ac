import type { Booking } from '@tulia/domain/booking/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { problemSentence } from '../../parts/texts/editor';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { toast } from '../../../ui/toast-store';
import { refusalText } from '../board/refusal-text';

/**
 * What all forms about the money of a booking share: their toasts, and that they close.
 * @param done the title of the toast when it worked
 */
export function useMoneyForm(booking: Booking, done: string, onClose: () => void) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  return {
    say: (reason: string) =>
      reason === 'reason-required' ? t.reasonMissing : problemSentence(reason, lang),
    failed: common.error,
    sentence: refusalText,
    // The dialog says so itself (`MayBeDone`).
    onRefused: (refusal: Refusal) => refusal.is('timeout') || refusal.is('internal'),
    // The fields show what is wrong.
    onInvalid: () => undefined,
    onDone: () => {
      toast({ title: done, description: booking.referenceNumber });
      onClose();
    },
  };
}
