/** To the client: the session is near. Not sent when it was cancelled or moved meanwhile. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { linkFact, sessionEmail } from '../booking-facts';
import { numberOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    opening: 'Your session is coming up.',
    grace: (minutes: number) => `If you are late, we wait for you for ${minutes} minutes.`,
  },
  sw: {
    opening: 'Kikao chako kinakaribia.',
    grace: (minutes) => `Tutakusubiri hadi dakika ${minutes} ukichelewa.`,
  },
});

export const email: BookingTemplate<'session-reminder'> = (context) => {
  const { booking, language, mail, settings } = context;
  const stands = booking.status === 'confirmed';
  if (!stands || numberOf(mail, 'startsAt', 0) !== booking.startsAt) return null;
  const t = texts[language];
  return {
    subject: bookingSubjects[language]['session-reminder'],
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [t.opening, t.grace(settings.latenessGraceMinutes)],
  };
};
