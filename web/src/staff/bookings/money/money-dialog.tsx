import type { Booking } from '@tulia/domain/booking/booking';
import type { Refusal } from '@tulia/domain/refusal';
import type { ComponentProps, SyntheticEvent } from 'react';
import { problemSentence } from '../../parts/texts/editor';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { refusalText } from '../board/refusal-text';

/**
 * Options that all forms about a booking's money share.
 * @param done the title of the toast after success
 */
export function useMoneyForm(booking: Booking, done: string, onClose: () => void) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  return {
    say: (reason: string) =>
      reason === 'reason-required' ? t.reasonMissing : problemSentence(reason, lang),
    failed: common.error,
    sentence: refusalText,
    // The dialog itself tells of it, so no toast does.
    onRefused: (refusal: Refusal) => refusal.is('timeout') || refusal.is('internal'),
    onInvalid: () => undefined,
    done: () => ({ title: done, description: booking.clientName }),
    onDone: onClose,
  };
}

/**
 * The dialog of a form about a booking's money. After a call without an answer the entry may already be recorded, and
 * staff may safely send it again.
 */
export function MoneyDialog({
  form: { submit, action },
  send,
  children,
  ...dialog
}: Omit<ComponentProps<typeof FormDialog>, 'onSubmit' | 'busy' | 'texts'> & {
  form: {
    submit: (event: SyntheticEvent) => void;
    action: { busy: boolean; unanswered: object | null };
  };
  send: string;
}) {
  const { t, common } = useTexts(adminMoneyTexts);
  return (
    <FormDialog
      {...dialog}
      onSubmit={submit}
      busy={action.busy}
      texts={{ close: common.close, back: common.cancel, send, sending: common.saving }}
    >
      {action.unanswered !== null && <Banner tone="warning">{t.mayBeDone}</Banner>}
      {children}
    </FormDialog>
  );
}

/** @param field of the form, in whole shillings */
export function AmountField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTexts(adminMoneyTexts);
  return <TextField label={t.amount} type="number" inputMode="numeric" required {...field} />;
}
