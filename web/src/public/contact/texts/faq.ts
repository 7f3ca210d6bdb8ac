import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { lineFailureSentence } from '@tulia/domain/wording/line-failure';
import { formatMoney } from '@tulia/domain/wording/moments';
import { offeredHold } from '@tulia/domain/wording/time-promise';
import { catalogue } from '../../../platform/language/catalogue';

/** From `services` and `settings/practice`. */
export interface FaqFacts {
  individual: number;
  adolescent: number;
  freeMinutes: number;
  individualMinutes: number;
  adolescentMinutes: number;
  refundHours: number;
  movingHours: number;
  confirmationHours: number;
  holdMinutes: number;
  lineFailureCosts: PracticeSettings['lineFailureCosts'];
}

// An interface has no index signature, which a catalogue needs.
type FaqTexts = {
  heading: string;
  questions: readonly { id: string; question: string; answer: (facts: FaqFacts) => string }[];
};

/** Specification section 2, `/contact`; prices and cut-offs by design section 8. */
export const publicFaqTexts = catalogue<FaqTexts>({
  en: {
    heading: 'Frequently asked questions',
    questions: [
      {
        id: 'crisis',
        question: 'What if it is an emergency?',
        answer: () =>
          'We are not a crisis service. Please contact emergency services or go to the nearest hospital.',
      },
      {
        id: 'cost',
        question: 'How much does a session cost?',
        answer: (facts) =>
          `Individual sessions are from ${formatMoney(facts.individual)} (${facts.individualMinutes} minutes), adolescent sessions from ${formatMoney(facts.adolescent)} (${facts.adolescentMinutes} minutes). A first consultation of ${facts.freeMinutes} minutes is free.`,
      },
      {
        id: 'pay',
        question: 'How do I pay?',
        answer: (facts) =>
          `By mobile money or bank transfer. Payment in advance confirms a session. ${offeredHold(facts.holdMinutes, false, 'en')}`,
      },
      {
        id: 'answer',
        question: 'When will I hear from you?',
        answer: (facts) =>
          `We confirm every booking request within ${facts.confirmationHours} hours, usually much sooner.`,
      },
      {
        id: 'reschedule',
        question: 'Can I reschedule or cancel?',
        answer: (facts) =>
          `Yes. Rescheduling is free until ${facts.movingHours} hours before the session. If you cancel at least ${facts.refundHours} hours before, you receive a full refund; within ${facts.refundHours} hours there is none.`,
      },
      {
        id: 'online',
        question: 'How do online sessions work?',
        answer: (facts) =>
          `After confirmation you receive a private link. Open it on a phone or computer at the agreed time. Video is welcome and never required; if your connection is weak, we talk by voice. ${lineFailureSentence(facts, 'en')}`,
      },
      {
        id: 'language',
        question: 'Which languages do you speak?',
        answer: () =>
          'English and Swahili, and any mixture of the two that comes naturally to you.',
      },
      {
        id: 'private',
        question: 'Is it confidential?',
        answer: () =>
          'Yes. What you share stays between us, with a few limits that protect life and that we explain before we begin. Our emails and calendar entries never mention counselling.',
      },
      {
        id: 'adolescents',
        question: 'Do you see children and adolescents?',
        answer: () =>
          'Ages 12 to 17, with the consent of a parent or guardian, who joins at least one session. For children under 12, please contact us directly.',
      },
      {
        id: 'abroad',
        question: 'Can I book from another country?',
        answer: () =>
          'Yes. The booking page shows times in your zone and in Nairobi time side by side.',
      },
    ],
  },
  sw: {
    heading: 'Maswali yanayoulizwa mara kwa mara',
    questions: [
      {
        id: 'crisis',
        question: 'Na ikiwa ni dharura?',
        answer: () =>
          'Sisi si huduma ya dharura. Tafadhali wasiliana na huduma za dharura au nenda hospitali iliyo karibu.',
      },
      {
        id: 'cost',
        question: 'Kikao kinagharimu kiasi gani?',
        answer: (facts) =>
          `Kikao cha mtu binafsi ni kuanzia ${formatMoney(facts.individual)} (dakika ${facts.individualMinutes}), cha kijana ni kuanzia ${formatMoney(facts.adolescent)} (dakika ${facts.adolescentMinutes}). Mazungumzo ya kwanza ya dakika ${facts.freeMinutes} ni ya bure.`,
      },
      {
        id: 'pay',
        question: 'Ninalipaje?',
        answer: (facts) =>
          `Kwa malipo ya simu au kupitia benki. Malipo ya mapema yanathibitisha kikao. ${offeredHold(facts.holdMinutes, false, 'sw')}`,
      },
      {
        id: 'answer',
        question: 'Nitapata jibu lini?',
        answer: (facts) =>
          `Tunathibitisha kila ombi la miadi ndani ya saa ${facts.confirmationHours}, na kwa kawaida mapema zaidi.`,
      },
      {
        id: 'reschedule',
        question: 'Je, ninaweza kuhamisha au kughairi kikao?',
        answer: (facts) =>
          `Ndiyo. Kuhamisha ni bure ikiwa zimebaki angalau saa ${facts.movingHours} kabla ya kikao. Ukighairi zikiwa zimebaki angalau saa ${facts.refundHours}, unarudishiwa pesa zote; zikibaki chini ya saa ${facts.refundHours}, hakuna marejesho.`,
      },
      {
        id: 'online',
        question: 'Vikao vya mtandaoni hufanyikaje?',
        answer: (facts) =>
          `Baada ya uthibitisho utapata kiungo cha faragha. Kifungue kwa simu au kompyuta saa mliyokubaliana. Video inakaribishwa lakini si lazima; mtandao ukiwa dhaifu, tunazungumza kwa sauti. ${lineFailureSentence(facts, 'sw')}`,
      },
      {
        id: 'language',
        question: 'Mnazungumza lugha gani?',
        answer: () =>
          'Kiingereza na Kiswahili, na mchanganyiko wowote wa lugha hizo unaokujia kwa urahisi.',
      },
      {
        id: 'private',
        question: 'Je, ni siri?',
        answer: () =>
          'Ndiyo. Unayoshiriki yanabaki kati yetu, isipokuwa mipaka michache ya kulinda uhai ambayo tunakueleza kabla hatujaanza. Barua pepe na matukio ya kalenda hayataji ushauri nasaha.',
      },
      {
        id: 'adolescents',
        question: 'Je, mnawahudumia watoto na vijana?',
        answer: () =>
          'Umri wa miaka 12 hadi 17, kwa ridhaa ya mzazi au mlezi, ambaye anahudhuria angalau kikao kimoja. Kwa watoto walio chini ya miaka 12, tafadhali wasiliana nasi moja kwa moja.',
      },
      {
        id: 'abroad',
        question: 'Je, ninaweza kuweka miadi nikiwa nchi nyingine?',
        answer: () =>
          'Ndiyo. Ukurasa wa miadi unaonyesha saa za eneo lako pamoja na saa za Nairobi.',
      },
    ],
  },
});
