/** To the client: a colleague has taken over the request or session; the time is the same. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { invitationIn, isOvertaken, linkFact, sessionEmail } from '../booking-facts';
import { textOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    request: (now: string, former: string) =>
      `Your request is now with ${now} instead of ${former}. The time that you asked for stays the same.`,
    session: (now: string, former: string) =>
      `Your session is now with ${now} instead of ${former}. The time stays the same.`,
    linked: 'Please join with the link below. An earlier link no longer leads to your session.',
    linkToCome:
      'Your new join link will reach you before the session. An earlier link no longer leads to it.',
    another: 'Does this not suit you? Answer this mail and we will find another way together.',
  },
  sw: {
    request: (now, former) =>
      `Ombi lako sasa liko kwa ${now} badala ya ${former}. Muda ulioomba haujabadilika.`,
    session: (now, former) =>
      `Kikao chako sasa kiko na ${now} badala ya ${former}. Muda haujabadilika.`,
    linked:
      'Tafadhali jiunge kwa kiungo kilicho hapa chini. Kiungo cha awali hakifungui kikao chako tena.',
    linkToCome:
      'Kiungo chako kipya cha kujiunga kitakufikia kabla ya kikao. Kiungo cha awali hakikifungui tena.',
    another: 'Je, hili halikufai? Jibu barua pepe hii na tutatafuta njia nyingine pamoja.',
  },
});

export const email: BookingTemplate<'booking-handed-over'> = (context) => {
  const { booking, language, mail } = context;
  const t = texts[language];
  const names = [booking.practitioner.name, textOf(mail, 'former')] as const;
  const subject = bookingSubjects[language]['booking-handed-over'];
  if (booking.status === 'pending') {
    const paragraphs = [t.request(...names)];
    return { subject, ...sessionEmail(context), paragraphs, remarks: [t.another] };
  }
  if (isOvertaken(context)) return null;
  return {
    subject,
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [t.session(...names), booking.googleMeetLink === null ? t.linkToCome : t.linked],
    remarks: [t.another],
    invitation: invitationIn(context),
  };
};
