/** To the client: the session is confirmed; with the join link when it is there, and a calendar invitation. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import {
  bookingFacts,
  clientGreeting,
  factsOf,
  invitationsIn,
  pagesOfEach,
  standing,
  leadingTo,
  linkFact,
  ownPages,
  payPage,
  invitationIn,
  isOvertaken,
} from '../booking-facts';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    opening: 'Your booking is confirmed. We look forward to seeing you.',
    linked:
      'You join online with the link below. A quiet place where you can speak freely is all you need.',
    linkToCome:
      'Your join link will reach you before the session; you will also find it on the page with your sessions.',
    linkByMail: 'Your join link will reach you by mail before the session.',
    severalOpening: 'Your sessions are confirmed. We look forward to seeing you.',
    severalLinked:
      'You join each session online with its own link below. A quiet place where you can speak freely is all you need.',
    severalLinksToCome: 'The link to join reaches you by mail before each session.',
    policies: (moving: number, refund: number) =>
      `You can move the session until ${moving} hours before it starts. If you cancel at least ${refund} hours before, you get a full refund.`,
  },
  sw: {
    opening: 'Nafasi yako imethibitishwa. Tunatarajia kukuona.',
    linked:
      'Utajiunga mtandaoni kwa kiungo kilicho hapa chini. Tafuta mahali tulivu ambapo unaweza kuzungumza kwa uhuru.',
    linkToCome:
      'Kiungo cha kujiunga kitakufikia kabla ya kikao; pia utakiona kwenye ukurasa wa vikao vyako.',
    linkByMail: 'Kiungo cha kujiunga kitakufikia kwa barua pepe kabla ya kikao.',
    severalOpening: 'Vikao vyako vimethibitishwa. Tunatarajia kukuona.',
    severalLinked:
      'Utajiunga na kila kikao mtandaoni kwa kiungo chake kilicho hapa chini. Tafuta mahali tulivu ambapo unaweza kuzungumza kwa uhuru.',
    severalLinksToCome: 'Kiungo cha kujiunga kitakufikia kwa barua pepe kabla ya kila kikao.',
    policies: (moving, refund) =>
      `Unaweza kubadilisha muda hadi saa ${moving} kabla ya kuanza. Ukighairi angalau saa ${refund} kabla, unarudishiwa malipo yote.`,
  },
});

export const email: BookingTemplate<'booking-confirmed'> = (context) =>
  context.further.length > 0 ? ofSeveral(context) : ofOne(context);

const ofOne: BookingTemplate<'booking-confirmed'> = (context) => {
  if (isOvertaken(context)) return null;
  const { booking, settings, language } = context;
  const t = texts[language];
  const linkToCome = booking.clientUserId === null ? t.linkByMail : t.linkToCome;
  return {
    subject: bookingSubjects[language]['booking-confirmed'],
    greeting: clientGreeting(context),
    paragraphs: [t.opening, booking.googleMeetLink === null ? linkToCome : t.linked],
    facts: [...bookingFacts(context), linkFact(context)],
    ...leadingTo([...ownPages(context), ...payPage(context)]),
    remarks: [t.policies(settings.movingCutoffHours, settings.refundCutoffHours)],
    invitation: invitationIn(context),
  };
};

const ofSeveral: BookingTemplate<'booking-confirmed'> = (context) => {
  const sessions = standing(context);
  if (sessions.length === 0) return null;
  const { settings, language } = context;
  const t = texts[language];
  const areLinked = sessions.every(({ booking }) => booking.googleMeetLink !== null);
  return {
    subject: bookingSubjects[language]['booking-confirmed'],
    greeting: clientGreeting(context),
    paragraphs: [t.severalOpening, areLinked ? t.severalLinked : t.severalLinksToCome],
    facts: factsOf(context, sessions),
    ...leadingTo(pagesOfEach(sessions)),
    remarks: [t.policies(settings.movingCutoffHours, settings.refundCutoffHours)],
    invitations: invitationsIn(sessions),
  };
};
