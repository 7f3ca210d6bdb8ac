/**
 * Agreement to texts on a phone, given when the number is proved by a code. After a change raise the version in
 * `booking/consent/consent-versions.ts`.
 */
import { catalogue } from '../catalogue';
import type { PolicyOf } from './policy-text';

export const textsConsent = catalogue<PolicyOf>({
  en: () => ({
    title: 'Consent to texts on my phone',
    intro: 'You decide whether we may send reminders to your phone as texts (SMS).',
    sections: [
      {
        heading: 'What you agree to',
        points: [
          'We text you reminders of your sessions at the number that you have proved. A text says the day and the time, with a link to My Sessions. It names no person, no service and not the practice.',
          'The phone networks and the company that sends our texts, Africa’s Talking in Nairobi, see the number and the words. Others who use or see your phone can read them.',
          'You can stop the texts at any moment in your profile. We then remind you by email.',
        ],
      },
    ],
  }),
  sw: () => ({
    title: 'Idhini ya ujumbe mfupi kwenye simu yangu',
    intro: 'Wewe ndiye unayeamua kama tunaweza kukutumia vikumbusho kwa ujumbe mfupi (SMS).',
    sections: [
      {
        heading: 'Unachokubali',
        points: [
          'Tunakutumia vikumbusho vya vikao vyako kwa namba uliyothibitisha. Ujumbe unataja siku na saa, pamoja na kiungo cha Vikao Vyangu. Hautaji mtu, huduma wala kliniki.',
          'Mitandao ya simu na kampuni inayotuma ujumbe wetu, Africa’s Talking ya Nairobi, huona namba na maneno. Watu wengine wanaotumia au kuona simu yako wanaweza kuusoma.',
          'Unaweza kusimamisha ujumbe wakati wowote kwenye wasifu wako. Baada ya hapo tunakukumbusha kwa barua pepe.',
        ],
      },
    ],
  }),
});
