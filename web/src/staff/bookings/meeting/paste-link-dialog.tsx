import { pasteMeetingLink } from '@tulia/domain/calls/meeting/meeting';
import type { Booking } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { problemSentence } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { mailSentence, tellOfChange } from '../board/mails/tell-of-change';
import { refusalText } from '../board/refusal-text';

/** Saves a link that staff made elsewhere. The server decides which hosts are allowed. */
export function PasteLinkDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common, lang } = useTexts(adminMeetingsTexts);
  const sentences: Partial<Record<string, string>> = {
    'link-required': t.linkRequired,
    'link-not-allowed': refusalText(new Refusal('link-not-allowed'), lang),
  };
  const tell = (version: number) =>
    tellOfChange({ bookingId: booking.id, version }, ({ fate }) => ({
      title: t.pastedTitle,
      // Without an email, the waiting invitation contains the link, or the client already has it.
      description: fate === 'none' ? '' : mailSentence(fate, lang),
    }));
  const form = useContractForm(pasteMeetingLink, {
    defaultValues: { link: '' },
    inputOf: ({ link }) => ({ bookingId: booking.id, link: link.trim() }),
    say: (code) => sentences[code] ?? problemSentence(code, lang),
    blame: (refusal) => (refusal.is('link-not-allowed') ? { link: refusal.code } : null),
    onDone: ({ version }) => {
      onClose();
      tell(version);
    },
  });
  const { busy, refusal } = form.action;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      title={t.pasteTitle}
      description={t.pasteText}
      texts={{ close: common.close, back: common.back, send: t.save, sending: common.saving }}
      refusal={
        refusal === null || refusal.is('link-not-allowed') ? null : refusalText(refusal, lang)
      }
    >
      <TextField
        label={t.link}
        hint={t.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        {...form.field('link')}
      />
    </FormDialog>
  );
}
