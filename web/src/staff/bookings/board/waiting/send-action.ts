/**
 * Sends an action after its five seconds, and tells how it ended, and what became of its mails and of the money.
 */
import { asRefusal } from '@tulia/domain/refusal';
import { formatMoney } from '@tulia/domain/wording/moments';
import type { Language } from '../../../../platform/language/catalogue';
import { refusalTitle } from '../../../../platform/language/unanswered';
import { adminDecisionsCopy } from '../texts/decisions';
import { adminMeetingsCopy } from '../texts/meetings';
import { call } from '../../../../platform/live/call';
import {
  cancelBooking,
  cancelMeeting,
  completeBooking,
  markNoShow,
  reopenBooking,
} from '../../../../platform/live/call-names';
import { tellWhenSlow } from '../../../../platform/live/tell-slow';
import { toast } from '../../../../ui/toast-store';
import { followMails } from '../mails/follow-mails';
import type { MailFate } from '../mails/mail-fate';
import { mailSentence, sentences } from '../mails/mail-sentence';
import { refusalText } from '../refusal-text';
import type { UndoableAction, WaitingAction } from './action-desk';

interface Done {
  title: string;
  description: string;
  fate?: MailFate;
}

type Asked = Omit<WaitingAction, 'action'>;

async function cancel({ bookingId, version, said }: Asked, lang: Language): Promise<Done> {
  const t = adminDecisionsCopy[lang];
  const asked = { bookingId, version, ...said };
  const { version: made, refund, kept } = await call(cancelBooking, asked);
  const fate = await followMails(bookingId, made);
  const description = sentences(
    mailSentence(fate, lang),
    refund > 0 ? t.refundOf(formatMoney(refund)) : '',
    kept > 0 ? t.paymentKept(formatMoney(kept)) : '',
  );
  return { title: t.cancelled, description, fate };
}

async function complete(asked: Asked, lang: Language): Promise<Done> {
  const t = adminDecisionsCopy[lang];
  const { bookingId, version, referenceNumber } = asked;
  await call(completeBooking, { bookingId, version });
  return { title: t.completed, description: t.completedText(referenceNumber) };
}

async function noShow(asked: Asked, lang: Language): Promise<Done> {
  const t = adminDecisionsCopy[lang];
  const { bookingId, version, referenceNumber } = asked;
  await call(markNoShow, { bookingId, version });
  return { title: t.noShowDone, description: t.noShowText(referenceNumber) };
}

async function reopen({ bookingId, version }: Asked, lang: Language): Promise<Done> {
  const t = adminDecisionsCopy[lang];
  const { version: made } = await call(reopenBooking, { bookingId, version });
  const fate = await followMails(bookingId, made);
  return { title: t.reopened, description: mailSentence(fate, lang), fate };
}

async function withdrawMeeting({ bookingId, version }: Asked, lang: Language): Promise<Done> {
  const t = adminMeetingsCopy[lang];
  const { version: made, meeting } = await call(cancelMeeting, { bookingId, version });
  const fate = await followMails(bookingId, made);
  const gone = meeting !== 'unwanted';
  const description =
    gone && fate === 'sent'
      ? t.cancelledText
      : sentences(gone ? t.cancelledOnly : t.linkWithdrawn, mailSentence(fate, lang));
  return { title: t.cancelledTitle, description, fate };
}

const ACTIONS: Record<UndoableAction, (asked: Asked, lang: Language) => Promise<Done>> = {
  cancel,
  complete,
  'no-show': noShow,
  reopen,
  'cancel-meeting': withdrawMeeting,
};

/** Never throws. */
export async function sendAction(asked: WaitingAction, lang: Language): Promise<void> {
  const t = adminDecisionsCopy[lang];
  const answered = tellWhenSlow(lang);
  try {
    const { title, description, fate } = await ACTIONS[asked.action](asked, lang);
    answered();
    toast({ title, description, ...(fate === 'trouble' && { variant: 'destructive' }) });
  } catch (error) {
    answered();
    const refusal = asRefusal(error);
    toast({
      variant: 'destructive',
      title: refusalTitle(refusal, t.notDone[asked.action], lang),
      description: refusalText(refusal, lang),
    });
  }
}
