/** To the client: the link is no longer in use, while the session stands. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts, clientGreeting, leadingTo, ownPages, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'Your join link is no longer in use',
    opening:
      'The link we sent you is no longer in use. The session itself stands: we will send you a new link.',
  },
  sw: {
    subject: 'Kiungo chako hakitumiki tena',
    opening:
      'Kiungo tulichokutumia hakitumiki tena. Kikao chenyewe hakijabadilika: tutakutumia kiungo kipya.',
  },
});

export const email: BookingTemplate<'meeting-cancelled'> = (context) => {
  if (isOvertaken(context)) return null;
  const { language } = context;
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening],
    facts: bookingFacts(context),
    ...leadingTo(ownPages(context)),
    invitation: { method: 'REQUEST', ...sessionTime(context), sequence: sequenceOf(context) },
  };
};
