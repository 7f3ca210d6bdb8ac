/** To the therapist: a session in the calendar, moved, taken out, or with a new link. No name, no service. */
import type { InvitationChange } from '@tulia/domain/booking/booking-mails';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { bookingFacts, linkFact, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import { pageUrl, textOf, type BookingTemplate } from '../template';

const WORDS: Record<InvitationChange, { subject: string; text: string }> = {
  confirmed: { subject: 'A session is confirmed', text: 'A session has been confirmed.' },
  moved: { subject: 'A session has moved', text: 'A session has moved to the time below.' },
  cancelled: { subject: 'A session is cancelled', text: 'The session below is cancelled.' },
  link: {
    subject: 'A session has a new link',
    text: 'The meeting of the session below has changed.',
  },
};

function changeOf(text: string): InvitationChange {
  return text in WORDS ? (text as InvitationChange) : 'confirmed';
}

export const staffInvitation: BookingTemplate = (context) => {
  const change = changeOf(textOf(context.mail, 'change'));
  const cancelled = change === 'cancelled';
  if (!cancelled && isOvertaken(context)) return null;
  const [reference, , ...time] = bookingFacts(context, PRACTICE_ZONE);
  return {
    subject: WORDS[change].subject,
    greeting: 'Hello,',
    paragraphs: [WORDS[change].text],
    facts: [...(reference ? [reference] : []), ...time, linkFact(context)],
    action: { label: 'Open the schedule', url: pageUrl(context, '/staff') },
    invitation: {
      method: cancelled ? 'CANCEL' : 'REQUEST',
      ...sessionTime(context),
      sequence: sequenceOf(context),
    },
  };
};
