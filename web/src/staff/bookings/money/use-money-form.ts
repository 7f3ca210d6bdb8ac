import type { Booking } from '@tulia/domain/booking/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { problemSentence } from '../../parts/texts/editor';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { toast } from '../../../ui/toast-store';
import { refusalText } from '../board/refusal-text';

/**
 * What all forms about a booking's money share.
 * @param done the title of the toast after success
 */
export function useMoneyForm(booking: Booking, done: string, onClose: () => void) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  return {
    say: (reason: string) =>
      reason === 'reason-required' ? t.reasonMissing : problemSentence(reason, lang),
    failed: common.error,
    sentence: refusalText,
    // `MayBeDone` says so in the dialog.
    onRefused: (refusal: Refusal) => refusal.is('timeout') || refusal.is('internal'),
    onInvalid: () => undefined,
    onDone: () => {
      toast({ title: done, description: booking.referenceNumber });
      onClose();
    },
  };
}
