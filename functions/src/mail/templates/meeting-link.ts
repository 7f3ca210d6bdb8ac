/** To the client: a join link that was made or changed after the confirmation. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { invitationIn, isOvertaken, linkFact, sessionEmail } from '../booking-facts';
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
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [t.opening],
    invitation: invitationIn(context),
  };
};
