/** To the client: the join link, when it came after the confirmation or has changed. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import {
  bookingFacts,
  clientGreeting,
  leadingTo,
  linkFact,
  ownPages,
  sessionTime,
} from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'Your join link',
    opening: 'This is the link with which you join your session on the day.',
  },
  sw: {
    subject: 'Kiungo chako cha kujiunga',
    opening: 'Hiki ndicho kiungo cha kujiunga na kikao chako. Kinatumika siku ya kikao.',
  },
});

export const email: BookingTemplate<'meeting-link'> = (context) => {
  const { booking, language } = context;
  if (isOvertaken(context) || booking.googleMeetLink === null) return null;
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening],
    facts: [...bookingFacts(context), linkFact(context)],
    ...leadingTo(ownPages(context)),
    invitation: { method: 'REQUEST', ...sessionTime(context), sequence: sequenceOf(context) },
  };
};
