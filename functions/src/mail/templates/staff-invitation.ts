/** To the therapist: a session is confirmed, moved, handed over, cancelled or newly linked. No client, no service. */
import type { InvitationChange } from '@tulia/domain/booking/mails/mail-parameters';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import {
  bookingFacts,
  factsOfEach,
  invitationIn,
  invitationsIn,
  isOvertaken,
  linkFact,
  standing,
} from '../booking-facts';
import { pageUrl, textOf, type BookingTemplate } from '../template';

type Changes = Record<InvitationChange, { subject: string; text: string }>;

const en: Changes = {
  confirmed: { subject: 'A session is confirmed', text: 'A session has been confirmed.' },
  moved: { subject: 'A session has moved', text: 'A session has moved to the time below.' },
  'handed-over': {
    subject: 'A session is with a colleague now',
    text: 'A colleague has taken over the session below. It is no longer yours.',
  },
  cancelled: { subject: 'A session is cancelled', text: 'The session below is cancelled.' },
  link: {
    subject: 'A session has a new link',
    text: 'The meeting of the session below has changed.',
  },
};

const sw: Changes = {
  confirmed: { subject: 'Kikao kimethibitishwa', text: 'Kikao kimethibitishwa.' },
  moved: { subject: 'Kikao kimehamishwa', text: 'Kikao kimehamishiwa muda ulio hapa chini.' },
  'handed-over': {
    subject: 'Kikao sasa kiko na mwenzako',
    text: 'Mwenzako amechukua kikao kilicho hapa chini. Si chako tena.',
  },
  cancelled: { subject: 'Kikao kimeghairiwa', text: 'Kikao kilicho hapa chini kimeghairiwa.' },
  link: {
    subject: 'Kikao kina kiungo kipya',
    text: 'Mkutano wa kikao kilicho hapa chini umebadilika.',
  },
};

const texts = catalogue({
  en: {
    greeting: 'Hello,',
    open: 'Open the schedule',
    changes: en,
    several: {
      confirmed: { subject: 'Sessions are confirmed', text: 'The sessions below are confirmed.' },
      moved: { subject: 'Sessions have moved', text: 'Sessions have moved to the times below.' },
      cancelled: { subject: 'Sessions are cancelled', text: 'The sessions below are cancelled.' },
    },
  },
  sw: {
    greeting: 'Habari,',
    open: 'Fungua ratiba',
    changes: sw,
    several: {
      confirmed: {
        subject: 'Vikao vimethibitishwa',
        text: 'Vikao vilivyo hapa chini vimethibitishwa.',
      },
      moved: {
        subject: 'Vikao vimehamishwa',
        text: 'Vikao vimehamishiwa nyakati zilizo hapa chini.',
      },
      cancelled: { subject: 'Vikao vimeghairiwa', text: 'Vikao vilivyo hapa chini vimeghairiwa.' },
    },
  },
});

function changeOf(text: string): InvitationChange {
  return text in en ? (text as InvitationChange) : 'confirmed';
}

export const email: BookingTemplate<'staff-invitation'> = (context) =>
  context.further.length > 0 ? ofSeveral(context) : ofOne(context);

const ofSeveral: BookingTemplate<'staff-invitation'> = (context) => {
  const change = changeOf(textOf(context.mail, 'change'));
  const isOff = change === 'cancelled';
  const sessions = isOff ? [context, ...context.further] : standing(context);
  if (sessions.length === 0) return null;
  const t = texts[context.language];
  const told = t.several[change === 'moved' || change === 'cancelled' ? change : 'confirmed'];
  return {
    subject: told.subject,
    greeting: t.greeting,
    paragraphs: [told.text],
    facts: factsOfEach(sessions, PRACTICE_ZONE),
    action: { label: t.open, url: pageUrl(context, '/staff') },
    invitations: invitationsIn(sessions, isOff ? 'CANCEL' : 'REQUEST'),
  };
};

const ofOne: BookingTemplate<'staff-invitation'> = (context) => {
  const change = changeOf(textOf(context.mail, 'change'));
  const isOff = change === 'cancelled' || change === 'handed-over';
  if (!isOff && isOvertaken(context)) return null;
  const t = texts[context.language];
  // It goes to the practitioner, who need not be named.
  const own = { ...context, namesPractitioner: false };
  const [reference, , ...time] = bookingFacts(own, PRACTICE_ZONE);
  return {
    subject: t.changes[change].subject,
    greeting: t.greeting,
    paragraphs: [t.changes[change].text],
    // The link is the colleague's now.
    facts: [...(reference ? [reference] : []), ...time, ...(isOff ? [] : [linkFact(context)])],
    action: { label: t.open, url: pageUrl(context, '/staff') },
    invitation: invitationIn(context, isOff ? 'CANCEL' : 'REQUEST'),
  };
};
