/**
 * Agreement for clients of 12 to 17 and their guardian (specification section 9, "Policies"). After a change raise the
 * version in `booking/consent/consent-versions.ts`.
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
          `We keep brief records for ${practice.retentionYears} years after the last session or until you are ${practice.retentionMinorAge}, whichever is longer. They are kept in ${practice.dataRegion}. Your account, emails and video calls are handled by other companies, also in other countries. The Privacy Policy says who keeps what, and where.`,
        ],
      },
      {
        heading: 'Your consent',
        paragraphs: [
          'By ticking the box on the booking form you, the young person, say that you understand this and want to take part, and your parent or guardian, named in the form, agrees to it. You both agree to your data being kept outside Kenya as the Privacy Policy says. Either of you may stop at any time.',
        ],
      },
    ],
  }),
  sw: (practice) => ({
    title: 'Makubaliano ya Ridhaa: kijana (miaka 12–17)',
    intro:
      'Haya ni kwa ajili yako, kijana, na kwa ajili ya mzazi au mlezi wako. Yasomeni pamoja mkiweza. Watoto walio chini ya miaka 12 lazima wawasiliane na kliniki.',
    sections: [
      {
        heading: 'Kwako: kinachofanyika kwenye kikao',
        paragraphs: [
          `Unakutana na mshauri mtandaoni, na mnazungumza kuhusu yaliyo moyoni mwako: shule, marafiki, familia, wewe ni nani, unavyojisikia. Hata jambo dogo ni muhimu. Kikao huchukua dakika 45–60, kulingana na huduma, na tunapendekeza angalau vikao ${practice.recommendedSessions}. Hulazimiki kamwe kuzungumzia jambo usilotaka.`,
        ],
      },
      {
        heading: 'Kwako: kinachobaki siri',
        paragraphs: [
          'Unachomwambia mshauri wako kinabaki kwake. Mzazi au mlezi wako huambiwa mambo yanaendeleaje kwa ujumla, si ulichosema. Tunalazimika kumwambia mtu mzima anayeweza kusaidia katika hali hizi pekee:',
        ],
        points: [
          'ikionekana kwamba unaweza kujiumiza vibaya, au kumuumiza vibaya mtu mwingine;',
          'mtu akikuumiza au kukunyanyasa wewe, au mtoto mwingine;',
          'mahakama ikituamuru.',
        ],
      },
      {
        heading: 'Kwako: hilo likitokea',
        paragraphs: [
          'Tunakuambia wewe kwanza kila inapowezekana, na tunaamua pamoja nawe jinsi ya kulisema. Hatutakuacha peke yako.',
        ],
      },
      {
        heading: 'Kwa mzazi au mlezi: wajibu wako',
        points: [
          'Unatupa jina na mawasiliano yako, na unakubali mtoto wako apate ushauri nasaha. Tunaweza kukupigia simu kuhakikisha.',
          'Unahudhuria angalau kikao kimoja, ili tukusikilize wewe pia.',
          'Unampa mtoto wako mahali pa faragha na humsikilizi kwa siri; vikao havirekodiwi.',
          'Unaheshimu kwamba yanayosemwa kwenye vikao ni ya mtoto wako. Tutakuambia mara moja jambo lolote linalohatarisha usalama wake.',
          'Ikiwa mzazi au mlezi mwingine anashiriki wajibu huu nawe, unasema kwamba anajua kuhusu ushauri huu, au kwamba mahakama imeamua vinginevyo.',
        ],
      },
      {
        heading: 'Malipo, kughairi na kuchelewa',
        points: [
          'Mzazi au mlezi hulipia kikao kabla ya kuanza, kwa pesa za simu au kupitia benki.',
          `Mkighairi ikiwa zimebaki angalau saa ${practice.refundCutoffHours} kabla ya kuanza, mnarudishiwa pesa zote. Zikibaki chini ya saa ${practice.refundCutoffHours}, hamrudishiwi pesa. Mnaweza kuhamisha kikao bila malipo ya ziada ikiwa zimebaki angalau saa ${practice.movingCutoffHours} kabla ya kuanza.`,
          `Mkichelewa tunawasubiri kwa dakika ${practice.latenessGraceMinutes}. Dakika ${practice.noShowMinutes} zikipita, tunahesabu kuwa hamkuhudhuria.`,
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
          `Tunahifadhi kumbukumbu fupi kwa miaka ${practice.retentionYears} baada ya kikao cha mwisho, au hadi ufikishe miaka ${practice.retentionMinorAge}, ikiwa huo ni muda mrefu zaidi. Ziko ${practice.dataRegion}. Akaunti yako, barua pepe na vikao vya video hushughulikiwa na kampuni nyingine, pia katika nchi nyingine. Sera ya Faragha inaeleza nani anahifadhi nini, na wapi.`,
        ],
      },
      {
        heading: 'Ridhaa yenu',
        paragraphs: [
          'Mkiweka alama kwenye kisanduku cha fomu ya miadi, wewe, kijana, unasema kwamba umeelewa haya na unataka kushiriki, na mzazi au mlezi wako, aliyetajwa kwenye fomu, anakubali. Nyote wawili mnakubali taarifa zenu zihifadhiwe nje ya Kenya kama Sera ya Faragha inavyoeleza. Yeyote kati yenu anaweza kuacha wakati wowote.',
        ],
      },
    ],
  }),
});
