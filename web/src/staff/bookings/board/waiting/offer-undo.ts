/**
 * Staff can undo a cancellation for ten seconds, and longer while the pointer or the focus is on its toast. Its emails
 * wait until then. When the tab closes earlier, a job of the server sends them.
 */
import { asRefusal, isUnanswered, type Refusal } from '@tulia/domain/refusal';
import { formatMoney, formatMoment } from '@tulia/domain/wording/moments';
import type { Language } from '../../../../platform/language/catalogue';
import { refusalTitle } from '../../../../platform/language/unanswered';
import { call } from '../../../../platform/live/call';
import { cancelBooking, failLine, undoCancel } from '../../../../platform/live/call-names';
import { toast } from '../../../../ui/toast-store';
import { mailSentence, sentences } from '../mails/tell-of-change';
import { refusalText } from '../refusal-text';
import { adminDecisionsTexts } from '../texts/decisions';
import type { OfferUndo, WaitingAction } from './pending-actions';

const UNDO_SHOWN_MS = 10_000;

export interface Cancelled {
  asked: WaitingAction;
  version: number;
  refund: number;
  kept: number;
}

type Choice = 'undo' | 'by-client' | 'none';

/** Resolves when Undo is over; never throws. */
export async function offerUndo(done: Cancelled, lang: Language, offer: OfferUndo): Promise<void> {
  const choice = await chosen(done, lang, offer);
  const { action, bookingId, clientName } = done.asked;
  const seen = { bookingId, version: done.version };
  const t = adminDecisionsTexts[lang];
  try {
    if (choice === 'undo') {
      await call(undoCancel, seen);
      toast({ title: t.kept, description: t.keptText(clientName) });
    } else if (choice === 'by-client') {
      const { version } = await call(cancelBooking, { ...seen, askedBy: 'client' });
      const said = { ...done.asked, asksByWhom: false, said: { askedBy: 'client' as const } };
      await offerUndo({ ...done, asked: said, version }, lang, offer);
    } else await letGo(action, seen);
  } catch (error) {
    const refusal = asRefusal(error);
    const title = refusalTitle(refusal, choice === 'undo' ? t.notUndone : t.notSaid, lang);
    toast({ variant: 'destructive', title, description: whyNot(refusal, lang) });
    // Without an answer the server may have undone the cancellation.
    if (!isUnanswered(refusal)) await letGo(action, seen);
  }
}

/** Sends the waiting emails. When the call fails, a job of the server sends them. */
const letGo = (action: WaitingAction['action'], seen: { bookingId: string; version: number }) =>
  call(action === 'line-failed' ? failLine : cancelBooking, seen).then(
    () => undefined,
    () => undefined,
  );

/** Why Undo failed. When the time is taken, the sentence names free times. */
function whyNot(refusal: Refusal, lang: Language): string {
  if (!refusal.is('slot-taken')) return refusalText(refusal, lang);
  const t = adminDecisionsTexts[lang];
  const times = refusal.details.freeTimes.slice(0, 3);
  const named = times.map(({ startsAt }) => formatMoment(startsAt, lang));
  return sentences(t.takenMeanwhile, named.length > 0 ? `${t.freeTimes} ${named.join('; ')}` : '');
}

/** The button that staff press, in the toast or the row; `none` once the toast is gone, after at least ten seconds. */
function chosen(
  { asked, refund, kept }: Cancelled,
  lang: Language,
  offer: OfferUndo,
): Promise<Choice> {
  const t = adminDecisionsTexts[lang];
  const { clientName, toldBy = null, asksByWhom = false, said } = asked;
  const least = new Promise((over) => setTimeout(over, UNDO_SHOWN_MS));
  return new Promise((choose) => {
    const { dismiss } = toast({
      title: asked.action === 'line-failed' ? t.lineFailed : t.cancelled,
      description: sentences(
        `${clientName}.`,
        said?.askedBy === 'client' ? t.askedByClient : '',
        refund > 0 ? t.refundOf(formatMoney(refund)) : '',
        kept > 0 ? t.paymentKept(formatMoney(kept)) : '',
        toldBy === 'mail' ? t.toldUnlessUndone : '',
        toldBy === 'text' ? mailSentence('others-only', lang) : '',
      ),
      duration: UNDO_SHOWN_MS,
      action: {
        label: t.undo,
        altText: t.undoAction(clientName),
        onPress: () => choose('undo'),
      },
      ...(asksByWhom && {
        also: { label: t.byClient, onPress: () => choose('by-client') },
      }),
      onGone: (acted) => {
        if (!acted) void least.then(() => choose('none'));
      },
    });
    offer(() => {
      choose('undo');
      dismiss();
    });
  });
}
