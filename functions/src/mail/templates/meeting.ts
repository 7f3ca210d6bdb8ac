import { catalogue } from '@tulia/domain/wording/catalogue';
import { invitationIn, isOvertaken, sessionEmail, linkFact } from '../booking-facts';
import type { BookingTemplate } from '../template';

const cancelledTexts = catalogue({
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

/** To the client: the join link is no longer in use; the session stays confirmed. */
export const cancelled: BookingTemplate<'meeting-cancelled'> = (context) => {
  if (isOvertaken(context)) return null;
  const t = cancelledTexts[context.language];
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [t.opening],
    invitation: invitationIn(context),
  };
};

const linkTexts = catalogue({
  en: {
    subject: 'Your join link',
    opening: 'This is the link with which you join your session on the day.',
  },
  sw: {
    subject: 'Kiungo chako cha kujiunga',
    opening: 'Hiki ndicho kiungo cha kujiunga na kikao chako. Kinatumika siku ya kikao.',
  },
});

/** To the client: a join link that was made or changed after the confirmation. */
export const link: BookingTemplate<'meeting-link'> = (context) => {
  const { booking, language } = context;
  if (isOvertaken(context) || booking.googleMeetLink === null) return null;
  const t = linkTexts[language];
  return {
    subject: t.subject,
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [t.opening],
    invitation: invitationIn(context),
  };
};
