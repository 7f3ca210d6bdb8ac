import { asRefusal } from '@tulia/domain/refusal';
import type { Language } from '../../../../platform/language/catalogue';
import { refusalTitle } from '../../../../platform/language/unanswered';
import { adminDecisionsTexts } from '../texts/decisions';
import { adminMeetingsTexts } from '../texts/meetings';
import { call } from '../../../../platform/live/call';
import * as calls from '../../../../platform/live/call-names';
import { tellWhenSlow } from '../../../../platform/live/tell-slow';
import { toast } from '../../../../ui/toast-store';
import type { Course } from '../mails/follow-mails';
import { isFinal, mailSentence, sentences, tellOfChange } from '../mails/tell-of-change';
import { refusalText } from '../refusal-text';
import { isSentAtOnce, type SentAtOnce } from './pending-actions';
import type { OfferUndo, UndoableAction, WaitingAction } from './pending-actions';
import { offerUndo } from './offer-undo';

/** Each shows its toast, and throws a refusal. */
const ACTIONS: Record<
  Exclude<UndoableAction, SentAtOnce>,
  (asked: WaitingAction, lang: Language) => Promise<void>
> = {
  complete: async ({ bookingId, version, clientName }, lang) => {
    const t = adminDecisionsTexts[lang];
    await call(calls.completeBooking, { bookingId, version });
    toast({ title: t.completed, description: t.completedText(clientName) });
  },
  'no-show': async ({ bookingId, version, clientName }, lang) => {
    const t = adminDecisionsTexts[lang];
    await call(calls.markNoShow, { bookingId, version });
    toast({ title: t.noShowDone, description: t.noShowText(clientName) });
  },
  reopen: async ({ bookingId, version: seen }, lang) => {
    const { version } = await call(calls.reopenBooking, { bookingId, version: seen });
    tellOfChange({ bookingId, version }, ({ fate }) => ({
      title: adminDecisionsTexts[lang].reopened,
      description: mailSentence(fate, lang),
    }));
  },
  'cancel-meeting': async ({ bookingId, version: seen }, lang) => {
    const t = adminMeetingsTexts[lang];
    const { version, meeting: state } = await call(calls.cancelMeeting, {
      bookingId,
      version: seen,
    });
    const isGone = (meeting: Course['meeting']) => (meeting?.state ?? state) !== 'unwanted';
    tellOfChange(
      { bookingId, version },
      ({ fate, meeting }) => {
        if (isGone(meeting) && fate === 'sent')
          return { title: t.cancelledTitle, description: t.cancelledText };
        const withdrawn = isGone(meeting) ? t.cancelledOnly : t.linkWithdrawn;
        const description = sentences(withdrawn, mailSentence(fate, lang));
        return { title: t.cancelledTitle, description };
      },
      ({ fate, meeting }) => isFinal(fate) && isGone(meeting),
    );
  },
};

/** Never throws. */
export async function sendAction(
  asked: WaitingAction,
  lang: Language,
  offer: OfferUndo,
): Promise<void> {
  const t = adminDecisionsTexts[lang];
  const answered = tellWhenSlow(lang);
  try {
    const { action, bookingId, version, said } = asked;
    if (isSentAtOnce(action)) {
      const seen = { bookingId, version, undoable: true };
      const done = await (action === 'cancel'
        ? call(calls.cancelBooking, { ...seen, ...said })
        : call(calls.failLine, seen));
      answered();
      await offerUndo({ ...done, asked }, lang, offer);
      return;
    }
    await ACTIONS[action](asked, lang);
    answered();
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
