/**
 * Consent agreement for clients of 12 to 17 and their parent or guardian (specification section 9, "Policies"). A
 * changed text needs a new version in `booking/consent/consent-versions.ts`.
 */
import { catalogue } from '../catalogue';
import type { PolicyOf } from './policy-text';

export const adolescentConsent = catalogue<PolicyOf>({
  en: (practice) => ({
    title: 'Consent Agreement: adolescent (ages 12–17)',
    intro:
      'This is for you, the young person, and for your parent or guardian. Read it together if you can. Children under 12 must contact the practice.',
    sections: [
      {
        heading: 'For you: what happens in a session',
        paragraphs: [
          `You meet a counsellor online and talk about what is on your mind: school, friends, family, who you are, how you feel. Nothing is too small. A session lasts 45–60 minutes, depending on the service, and we recommend at least ${practice.recommendedSessions}. You never have to talk about something you do not want to talk about.`,
        ],
      },
      {
        heading: 'For you: what stays private',
        paragraphs: [
          'What you tell your counsellor stays with your counsellor. Your parent or guardian hears how things are going in general, not what you said. We must tell an adult who can help only when:',
        ],
        points: [
          'you might be about to seriously hurt yourself or somebody else;',
          'somebody is hurting or abusing you or another child;',
          'a court orders us to.',
        ],
      },
      {
        heading: 'For you: if that happens',
        paragraphs: [
          'We tell you first whenever we can, and we decide together how to say it. You will not be left alone with it.',
        ],
      },
      {
        heading: 'For the parent or guardian: your part',
        points: [
          'You give your name and contact and consent to the counselling. We may call you to make sure.',
          'You attend at least one session, so that we can listen to you too.',
          'You give your child a private place and do not listen in; sessions are not recorded.',
          'You respect that the content of the sessions belongs to your child. We will tell you at once about anything that threatens their safety.',
          'Where two guardians share the responsibility, you say that the other one knows about the counselling or that a court has decided otherwise.',
        ],
      },
      {
        heading: 'Payment, cancelling and being late',
        points: [
          'A session is paid in advance by the parent or guardian, by mobile money or bank transfer.',
          `Cancel at least ${practice.refundCutoffHours} hours before the start for a full refund; within ${practice.refundCutoffHours} hours there is none. Moving is free until ${practice.movingCutoffHours} hours before the start.`,
          `There is a grace period of ${practice.latenessGraceMinutes} minutes for being late. After ${practice.noShowMinutes} minutes the session counts as missed.`,
        ],
      },
      {
        heading: 'Not a crisis service',
        paragraphs: [
          'We do not give emergency support. If you are in danger, or feel that you cannot go on, tell an adult near you now, contact emergency services, or go to the nearest hospital.',
        ],
      },
      {
        heading: 'Records',
        paragraphs: [
          `We keep brief records for ${practice.retentionYears} years after the last session or until you are ${practice.retentionMinorAge}, whichever is longer, stored in ${practice.dataRegion}.`,
        ],
      },
      {
        heading: 'Your consent',
        paragraphs: [
          'By ticking the box on the booking form you, the young person, say that you understand this and want to take part, and your parent or guardian, named in the form, agrees to it. Either of you may stop at any time.',
        ],
      },
    ],
  }),
  sw: (practice) => ({
    title: 'Makubaliano ya Ridhaa: kijana (miaka 12–17)',
    intro:
      'Haya ni kwa ajili yako, kijana, na kwa mzazi au mlezi wako. Yasomeni pamoja mkiweza. Watoto walio chini ya miaka 12 lazima wawasiliane na kliniki.',
    sections: [
      {
        heading: 'Kwako: kinachofanyika kwenye kikao',
        paragraphs: [
          `Unakutana na mshauri mtandaoni na mnazungumza kuhusu yaliyo moyoni mwako: shule, marafiki, familia, wewe ni nani, unavyojisikia. Hakuna jambo dogo mno. Kikao huchukua dakika 45–60, kulingana na huduma, na tunapendekeza angalau vikao ${practice.recommendedSessions}. Hulazimiki kamwe kuzungumzia jambo usilotaka.`,
        ],
      },
      {
        heading: 'Kwako: kinachobaki siri',
        paragraphs: [
          'Unachomwambia mshauri wako kinabaki kwake. Mzazi au mlezi wako husikia jinsi mambo yanavyoendelea kwa ujumla, si ulichosema. Tunalazimika kumwambia mtu mzima anayeweza kusaidia pale tu ambapo:',
        ],
        points: [
          'unaweza kuwa katika hatari ya kujidhuru vibaya au kumuumiza mtu mwingine;',
          'kuna mtu anayekuumiza au kukunyanyasa wewe au mtoto mwingine;',
          'mahakama inatuamuru.',
        ],
      },
      {
        heading: 'Kwako: hilo likitokea',
        paragraphs: [
          'Tunakuambia wewe kwanza kila inapowezekana, na tunaamua pamoja jinsi ya kulisema. Hutaachwa peke yako.',
        ],
      },
      {
        heading: 'Kwa mzazi au mlezi: sehemu yako',
        points: [
          'Unatoa jina na mawasiliano yako na unaridhia ushauri nasaha huu. Tunaweza kukupigia simu kuhakikisha.',
          'Unahudhuria angalau kikao kimoja, ili tukusikilize wewe pia.',
          'Unampa mtoto wako mahali pa faragha na humsikilizi kwa siri; vikao havirekodiwi.',
          'Unaheshimu kwamba yaliyomo kwenye vikao ni ya mtoto wako. Tutakuambia mara moja jambo lolote linalohatarisha usalama wake.',
          'Pale ambapo walezi wawili wanashiriki wajibu, unasema kwamba mwenzako anajua kuhusu ushauri huu au kwamba mahakama imeamua vinginevyo.',
        ],
      },
      {
        heading: 'Malipo, kughairi na kuchelewa',
        points: [
          'Kikao hulipiwa mapema na mzazi au mlezi, kwa pesa za simu au kupitia benki.',
          `Ghairi zikiwa zimebaki angalau saa ${practice.refundCutoffHours} kabla ya kuanza ili urudishiwe pesa zote; zikibaki chini ya saa ${practice.refundCutoffHours}, hakuna marejesho. Kuhamisha ni bure ikiwa zimebaki angalau saa ${practice.movingCutoffHours} kabla ya kuanza.`,
          `Kuna muda wa ziada wa dakika ${practice.latenessGraceMinutes} kwa kuchelewa. Baada ya dakika ${practice.noShowMinutes} mnahesabiwa kuwa hamkuhudhuria.`,
        ],
      },
      {
        heading: 'Si huduma ya dharura',
        paragraphs: [
          'Hatutoi msaada wa dharura. Ikiwa uko hatarini, au unahisi huwezi kuendelea, mwambie mtu mzima aliye karibu nawe sasa hivi, wasiliana na huduma za dharura, au nenda hospitali iliyo karibu.',
        ],
      },
      {
        heading: 'Kumbukumbu',
        paragraphs: [
          `Tunatunza kumbukumbu fupi kwa miaka ${practice.retentionYears} baada ya kikao cha mwisho au hadi ufikishe miaka ${practice.retentionMinorAge}, muda ulio mrefu zaidi, zikihifadhiwa katika ${practice.dataRegion}.`,
        ],
      },
      {
        heading: 'Ridhaa yenu',
        paragraphs: [
          'Kwa kuweka alama kwenye kisanduku cha fomu ya miadi wewe, kijana, unasema kwamba unaelewa haya na unataka kushiriki, na mzazi au mlezi wako, aliyetajwa kwenye fomu, anakubali. Yeyote kati yenu anaweza kuacha wakati wowote.',
        ],
      },
    ],
  }),
});
