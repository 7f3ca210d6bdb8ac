/** The sentences about the guardian's answer, for the client or for the parent who booked. */
import type { Booking } from '../booking/booking';
import * as consent from '../booking/consent/guardian';
import { isActive, isRequest } from '../booking/status';
import type { Language } from '../person/language';
import { catalogue } from './catalogue';

const texts = catalogue({
  en: {
    open: (guardian: string) =>
      `We wait for ${guardian}’s answer: your parent or guardian agrees by a link of their own, and only then can we confirm.`,
    declined: (guardian: string) =>
      `${guardian} has said no, so we cannot confirm this session. There is nothing for you to pay now. If you would like to talk about it, call us or write to us.`,
    given: (guardian: string) => `${guardian} has agreed, so we can confirm now.`,
    withdrawn: (guardian: string) =>
      `${guardian} has taken the consent back. We talk to both of you before anything else happens, and there is nothing for you to pay now.`,
    own: {
      open: 'We wait for your own consent: please open the link in our email “We need your answer”. Only then can we confirm.',
      declined:
        'You have said no, so we cannot confirm this session. There is nothing for you to pay now. You can still agree by the link in our email.',
      given: 'You have given your consent as parent or guardian, so we can confirm now.',
      withdrawn:
        'You have taken your consent back. We talk to you before anything else happens, and there is nothing for you to pay now.',
    },
  },
  sw: {
    open: (guardian) =>
      `Tunasubiri jibu la ${guardian}: mzazi au mlezi wako huridhia kwa kiungo chake mwenyewe, na hapo tu ndipo tunaweza kuthibitisha.`,
    declined: (guardian) =>
      `${guardian} amekataa, kwa hiyo hatuwezi kuthibitisha kikao hiki. Kwa sasa hakuna cha kulipa. Ukitaka kuzungumza kuhusu hili, tupigie simu au tuandikie.`,
    given: (guardian) => `${guardian} ameridhia, kwa hiyo sasa tunaweza kuthibitisha.`,
    withdrawn: (guardian) =>
      `${guardian} ameondoa ridhaa yake. Tutazungumza nanyi nyote wawili kabla ya jambo lingine lolote, na kwa sasa hakuna cha kulipa.`,
    own: {
      open: 'Tunasubiri ridhaa yako mwenyewe: tafadhali fungua kiungo kilicho kwenye barua yetu “Tunahitaji jibu lako”. Hapo tu ndipo tunaweza kuthibitisha.',
      declined:
        'Umekataa, kwa hiyo hatuwezi kuthibitisha kikao hiki. Kwa sasa hakuna cha kulipa. Bado unaweza kuridhia kwa kiungo kilicho kwenye barua yetu.',
      given: 'Umetoa ridhaa yako kama mzazi au mlezi, kwa hiyo sasa tunaweza kuthibitisha.',
      withdrawn:
        'Umeondoa ridhaa yako. Tutazungumza nawe kabla ya jambo lingine lolote, na kwa sasa hakuna cha kulipa.',
    },
  },
});

/** Null where no guardian is asked, the session is confirmed as agreed, or it is over. */
export function guardianSentence(
  booking: consent.GuardianAsked & Pick<Booking, 'status' | 'clientEmail'>,
  language: Language,
): string | null {
  const state = consent.guardianStateOf(booking);
  const { guardian, status } = booking;
  if (guardian === null || state === 'none' || state === 'unnamed') return null;
  if (!isActive(status) || (state === 'given' && !isRequest(status))) return null;
  const t = texts[language];
  return consent.hasGuardiansMailbox(booking) ? t.own[state] : t[state](guardian.name);
}
