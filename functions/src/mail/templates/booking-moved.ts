/** To the client: the session has another time; the calendar entry moves with it. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import {
  clientGreeting,
  factsOf,
  invitationIn,
  invitationsIn,
  isOvertaken,
  leadingTo,
  linkFact,
  pagesOfEach,
  sessionEmail,
  standing,
} from '../booking-facts';
import { isSaid, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    opening:
      'Your session has moved to the time below. If it is in your calendar, it moves there too.',
    several:
      'Your sessions have moved to the times below. If they are in your calendar, they move there too.',
    own: 'You have moved your session to the time below. If it is in your calendar, it moves there too.',
    another:
      'Does the new time not suit you? Answer this mail and we will find another one together.',
  },
  sw: {
    opening:
      'Kikao chako kimehamishiwa muda ulio hapa chini. Kama umekiweka kwenye kalenda yako, kitahama pia.',
    several:
      'Vikao vyako vimehamishiwa nyakati zilizo hapa chini. Kama umeviweka kwenye kalenda yako, vitahama pia.',
    own: 'Umehamisha kikao chako kwenda muda ulio hapa chini. Kama umekiweka kwenye kalenda yako, kitahama pia.',
    another: 'Je, muda huu haukufai? Jibu barua pepe hii na tutatafuta mwingine pamoja.',
  },
});

export const email: BookingTemplate<'booking-moved'> = (context) =>
  context.further.length > 0 ? ofSeveral(context) : ofOne(context);

const ofSeveral: BookingTemplate<'booking-moved'> = (context) => {
  const sessions = standing(context);
  if (sessions.length === 0) return null;
  const { language } = context;
  const t = texts[language];
  return {
    subject: bookingSubjects[language]['booking-moved'],
    greeting: clientGreeting(context),
    paragraphs: [t.several],
    facts: factsOf(context, sessions),
    ...leadingTo(pagesOfEach(sessions)),
    remarks: [t.another],
    invitations: invitationsIn(sessions),
  };
};

const ofOne: BookingTemplate<'booking-moved'> = (context) => {
  if (isOvertaken(context)) return null;
  const { language, mail } = context;
  const byClient = isSaid(mail, 'byClient');
  const t = texts[language];
  return {
    subject: bookingSubjects[language]['booking-moved'],
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [byClient ? t.own : t.opening],
    remarks: byClient ? [] : [t.another],
    invitation: invitationIn(context),
  };
};
