/**
 * Privacy policy of /privacy and the booking page's dialog (specification section 2, /privacy). After a change raise
 * the version in `booking/consent/consent-versions.ts`.
 */
import type { PracticeSettings } from '../../practice/settings';
import { ANSWERED_MESSAGE_KEPT, OPEN_MESSAGE_KEPT } from '../../records/message';
import { DAY } from '../../time/instant';
import { catalogue } from '../catalogue';
import type { PolicyOf } from './policy-text';

const DAYS_ANSWERED = ANSWERED_MESSAGE_KEPT / DAY;
const DAYS_OPEN = OPEN_MESSAGE_KEPT / DAY;

/** Contacts that the practice has entered, else its contact form. */
function reached(
  { email, phone }: Pick<PracticeSettings, 'email' | 'phone'>,
  form: string,
  write: string,
  or: string,
  call: string,
): string {
  const ways = [
    ...(email === '' ? [] : [`${write} ${email}`]),
    ...(phone === '' ? [] : [`${call} ${phone}`]),
  ];
  return ways.join(` ${or} `) || form;
}

export const privacyPolicy = catalogue<PolicyOf>({
  en: (practice) => ({
    title: 'Privacy Policy',
    intro: `What you tell us stays with us. This page says in plain words what ${practice.name} keeps about you, why, where, for how long, and what you can ask of us.`,
    sections: [
      {
        heading: 'Information we collect',
        points: [
          'Your name, email address and phone number, so that we can answer you and reach you about a session.',
          'Your age band and, for clients aged 12–17, the name and contact of a parent or guardian.',
          'The service, day and time you ask for, and the history of your bookings.',
          'What you choose to tell us in the booking form, such as special requests and a topic. You may leave these empty.',
          'What you enter in your profile, what you paid and how, and the notes your therapist writes about your sessions.',
          'Which version of this policy and of the consent agreement you agreed to, and when.',
        ],
      },
      {
        heading: 'How we use it',
        paragraphs: [
          'We use it to arrange and hold your sessions, to send you confirmations and reminders, to answer your questions, and to keep the records our profession requires. We do not sell it, we do not use it for advertising, and we do not follow you across other sites.',
        ],
      },
      {
        heading: 'Confidentiality and its limits',
        paragraphs: [
          'What is said in a session is confidential. Special requests and the topic you choose can be read only by you, your therapist and the administrators of the practice. There are a few situations in which the law or the duty to protect life lets or makes us share something:',
        ],
        points: [
          'there is a serious and immediate risk to your life or to the life of somebody else;',
          'a child, or an adult who cannot protect themselves, is being harmed or is at risk of harm;',
          'a court of law orders it;',
          'you ask us, in writing, to share something with a person you name.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'Data travels encrypted and is stored encrypted. Only people who need it for their work can open it, and every change to a booking is recorded. The emails, notifications and calendar entries we send carry neutral titles and never name your topic.',
          'On a shared phone or computer, log out when you have finished: that removes what was kept on the device.',
        ],
      },
      {
        heading: 'Who keeps what, and where',
        paragraphs: [
          'We use the services of other companies, and each one gets only what it needs. Most of them keep data outside Kenya. Other laws apply there: they may protect you less than Kenya’s, and an authority there may ask to see data.',
        ],
        points: [
          `Our database and its backups are in ${practice.dataRegion}. They hold your bookings, what you tell us in forms, your payments, your consents and your therapist’s notes.`,
          'Google keeps your account in the United States: your name, your email address and, if you chose a password, a code made from it that does not show it.',
          'Google records each visit to our site with the network address of your phone or computer. It keeps these records for some weeks or months, also outside Africa. They help us find faults and stop abuse.',
          'Emails pass through the company that sends our mail and the one that runs your mailbox. Either may be in another country.',
          'Video calls run on Google Meet, or on the service whose link we send you. Google Calendar holds the times of sessions. Google may handle both in any country where it has servers.',
          'Notifications, if you turn them on, pass through Google and the maker of your phone or browser. They say only what has happened, and when your session is.',
          'Texts, if you agree to them, pass through Africa’s Talking in Nairobi and the phone networks. They say only when your session is.',
          'A therapist may follow sessions in a calendar of another company too. That company gets the times and at most your initials.',
          'Safaricom handles M-Pesa payments, in Kenya. It gets your phone number, the amount and a payment code.',
          'To keep robots out, Google’s reCAPTCHA may look at the network address of your phone or computer and at how the browser behaves.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          `Session records are kept for ${practice.retentionYears} years after your last session. For a client who was a minor they are kept until the age of ${practice.retentionMinorAge}, if that is longer. After that they are destroyed. Messages sent through the contact form are deleted ${DAYS_ANSWERED} days after we have answered them, and after ${DAYS_OPEN} days in any case.`,
        ],
      },
      {
        heading: 'Your rights',
        points: [
          'to see what we hold about you and to receive a copy;',
          'to have mistakes corrected;',
          'to have data erased where no law obliges us to keep it;',
          'to object to a use of your data, or to withdraw your consent for the time to come;',
          'to complain to the Office of the Data Protection Commissioner of Kenya.',
        ],
      },
      {
        heading: 'Contact',
        paragraphs: [
          `For anything about your data, ${reached(practice, 'use the form on our contact page', 'write to', 'or', 'call')}. We answer in English and Swahili.`,
        ],
      },
    ],
  }),
  sw: (practice) => ({
    title: 'Sera ya Faragha',
    intro: `Unachotuambia kinabaki kwetu. Ukurasa huu unaeleza kwa lugha rahisi taarifa ambazo ${practice.name} huhifadhi kukuhusu, kwa nini, wapi, kwa muda gani, na unachoweza kutuomba.`,
    sections: [
      {
        heading: 'Taarifa tunazokusanya',
        points: [
          'Jina lako, barua pepe na nambari ya simu, ili tuweze kukujibu na kuwasiliana nawe kuhusu kikao.',
          'Kundi lako la umri na, kwa wateja wa miaka 12–17, jina na mawasiliano ya mzazi au mlezi.',
          'Huduma, siku na saa unayoomba, na historia ya miadi yako.',
          'Unachochagua kutuambia kwenye fomu ya miadi, kama vile maombi maalum na mada. Unaweza kuviacha tupu.',
          'Unachoandika kwenye wasifu wako, ulicholipa na jinsi ulivyolipa, na maandishi ya mtaalamu wako kuhusu vikao vyako.',
          'Toleo la sera hii na la makubaliano ya ridhaa ulilokubali, na siku ulipolikubali.',
        ],
      },
      {
        heading: 'Jinsi tunavyozitumia',
        paragraphs: [
          'Tunazitumia kupanga na kuendesha vikao vyako, kukutumia uthibitisho na vikumbusho, kujibu maswali yako, na kutunza kumbukumbu zinazohitajika na taaluma yetu. Hatuziuzi, hatuzitumii kwa matangazo, na hatukufuatilii kwenye tovuti nyingine.',
        ],
      },
      {
        heading: 'Usiri na mipaka yake',
        paragraphs: [
          'Yanayosemwa kwenye kikao ni siri. Maombi maalum na mada unayochagua yanaweza kusomwa na wewe, mtaalamu wako na wasimamizi wa kliniki pekee. Kuna hali chache ambapo sheria au wajibu wa kulinda uhai huturuhusu au hutulazimu kutoa taarifa:',
        ],
        points: [
          'kuna hatari kubwa na ya haraka kwa uhai wako au wa mtu mwingine;',
          'mtoto, au mtu mzima asiyeweza kujilinda, anadhuriwa au yumo hatarini kudhuriwa;',
          'mahakama imeamuru hivyo;',
          'wewe mwenyewe unatuomba, kwa maandishi, tumpe taarifa mtu unayemtaja.',
        ],
      },
      {
        heading: 'Usalama',
        paragraphs: [
          'Taarifa zako husafiri na huhifadhiwa zikiwa zimefichwa kwa msimbo (encryption). Ni watu wanaozihitaji kwa kazi yao pekee wanaoweza kuzifungua, na kila badiliko la miadi hurekodiwa. Barua pepe, arifa na matukio ya kalenda tunayotuma vina vichwa vya kawaida, na kamwe havitaji mada yako.',
          'Kwenye simu au kompyuta inayotumiwa na wengi, toka kwenye akaunti ukimaliza: hilo huondoa kilichohifadhiwa kwenye kifaa.',
        ],
      },
      {
        heading: 'Nani anahifadhi nini, na wapi',
        paragraphs: [
          'Tunatumia huduma za kampuni nyingine, na kila moja hupata tu inachohitaji. Nyingi huhifadhi taarifa nje ya Kenya. Huko sheria ni nyingine: huenda zikakulinda kwa kiwango kidogo kuliko za Kenya, na mamlaka za huko zinaweza kuomba kuona taarifa.',
        ],
        points: [
          `Hifadhidata yetu (database) na nakala zake za akiba ziko ${practice.dataRegion}. Zina miadi yako, unachotuambia kwenye fomu, malipo yako, ridhaa zako na maandishi ya mtaalamu wako.`,
          'Google huhifadhi akaunti yako nchini Marekani: jina lako, barua pepe yako na, ikiwa ulichagua nenosiri, msimbo uliotokana nalo, ambao hauonyeshi nenosiri lenyewe.',
          'Kila unapotembelea tovuti yetu, Google hurekodi anwani ya mtandao (IP) ya simu au kompyuta yako. Huhifadhi rekodi hizo kwa wiki au miezi kadhaa, pia nje ya Afrika. Hutusaidia kutafuta hitilafu na kuzuia matumizi mabaya.',
          'Barua pepe hupitia kampuni inayotuma barua zetu, na ile inayoendesha barua pepe yako. Mojawapo inaweza kuwa katika nchi nyingine.',
          'Vikao vya video hufanyika kwenye Google Meet, au kwenye huduma ambayo tumekutumia kiungo chake. Google Calendar huhifadhi nyakati za vikao. Google inaweza kuvishughulikia katika nchi yoyote ambako ina seva.',
          'Arifa, ukiziwasha, hupitia Google na kampuni iliyotengeneza simu au kivinjari chako. Husema tu kilichotokea, na wakati wa kikao chako.',
          'Ujumbe mfupi (SMS), ukiukubali, hupitia Africa’s Talking ya Nairobi na mitandao ya simu. Husema tu wakati wa kikao chako.',
          'Mtaalamu anaweza pia kufuatilia vikao kwenye kalenda ya kampuni nyingine. Kampuni hiyo hupata nyakati na, zaidi ya hapo, herufi za kwanza za majina yako tu.',
          'Safaricom hushughulikia malipo ya M-Pesa, nchini Kenya. Hupata nambari yako ya simu, kiasi na nambari ya malipo.',
          'Ili kuzuia roboti, reCAPTCHA ya Google inaweza kuangalia anwani ya mtandao ya simu au kompyuta yako, na jinsi kivinjari kinavyofanya kazi.',
        ],
      },
      {
        heading: 'Muda tunaozihifadhi',
        paragraphs: [
          `Kumbukumbu za vikao huhifadhiwa kwa miaka ${practice.retentionYears} baada ya kikao chako cha mwisho. Kwa mteja aliyekuwa mtoto huhifadhiwa hadi afikishe umri wa miaka ${practice.retentionMinorAge}, ikiwa huo ni muda mrefu zaidi. Baada ya hapo huharibiwa. Ujumbe unaotumwa kupitia fomu ya mawasiliano hufutwa siku ${DAYS_ANSWERED} baada ya kuujibu, na kwa vyovyote siku ${DAYS_OPEN} baada ya kuupokea.`,
        ],
      },
      {
        heading: 'Haki zako',
        points: [
          'kuona tunachohifadhi kukuhusu na kupata nakala yake;',
          'kurekebishiwa makosa;',
          'kufutiwa data pale ambapo hakuna sheria inayotulazimu kuihifadhi;',
          'kupinga matumizi fulani ya data yako, au kuondoa ridhaa yako kuanzia wakati huo;',
          'kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya.',
        ],
      },
      {
        heading: 'Mawasiliano',
        paragraphs: [
          `Kwa lolote kuhusu data yako, ${reached(practice, 'tumia fomu ya ukurasa wetu wa mawasiliano', 'andika kwa', 'au', 'piga simu')}. Tunajibu kwa Kiingereza na Kiswahili.`,
        ],
      },
    ],
  }),
});
