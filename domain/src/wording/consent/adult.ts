/**
 * Agreement for clients of 18 and above (specification section 9, "Policies"). After a change raise the version in
 * `booking/consent/consent-versions.ts`.
 */
import { catalogue } from '../catalogue';
import type { PolicyOf } from './policy-text';

export const adultConsent = catalogue<PolicyOf>({
  en: (practice) => ({
    title: 'Consent Agreement: adult client (18 and above)',
    intro:
      'Please read this in your own time. It says what you can expect from counselling, what we ask of you, and where confidentiality ends. Ask us about anything that is not clear.',
    sections: [
      {
        heading: 'What counselling is',
        paragraphs: [
          `Counselling is a conversation with a trained person who listens without judging. Sessions are held online and last 45–60 minutes, depending on the service. Change takes time: we recommend at least ${practice.recommendedSessions} sessions. You decide what you talk about, you may ask about any method we use, and you may stop whenever you wish.`,
          'It can bring relief, and it can also stir up painful feelings for a while. No result can be promised.',
        ],
      },
      {
        heading: 'Confidentiality and its limits',
        paragraphs: [
          'What you say stays between you and your therapist. We share it only when there is a serious and immediate risk to your life or somebody else’s, when a child or a person who cannot protect themselves is being harmed, when a court orders it, or when you ask us to in writing. Where we can, we speak with you first. Your therapist may discuss the work with a supervisor without naming you.',
        ],
      },
      {
        heading: 'Meeting online',
        points: [
          'Choose a private place where nobody can overhear you; headphones help.',
          'Sessions are not recorded, by us or by you.',
          'If the connection breaks, we try again for a few minutes and then call you.',
          'At the start of a session we may ask where you are, so that help could reach you if it were needed.',
        ],
      },
      {
        heading: 'Payment, cancelling and moving',
        points: [
          'A session is paid in advance, by mobile money or bank transfer. Payment confirms it.',
          `Cancel at least ${practice.refundCutoffHours} hours before the start and you receive a full refund. Within ${practice.refundCutoffHours} hours there is no refund.`,
          `You may move a session free of charge until ${practice.movingCutoffHours} hours before the start.`,
        ],
      },
      {
        heading: 'Being late',
        points: [
          `If you are late we wait: there is a grace period of ${practice.latenessGraceMinutes} minutes. The session still ends at its planned time.`,
          `After ${practice.noShowMinutes} minutes without a word from you, the session counts as missed and is not refunded.`,
        ],
      },
      {
        heading: 'Not a crisis service',
        paragraphs: [
          'We do not give emergency support. If you are in danger or think of ending your life, contact emergency services or go to the nearest hospital, now.',
        ],
      },
      {
        heading: 'Your records',
        paragraphs: [
          `We keep brief session records for ${practice.retentionYears} years after your last session. They are kept in ${practice.dataRegion}. Your account, emails and video calls are handled by other companies, also in other countries. The Privacy Policy says who keeps what, and where. You may ask to see your records.`,
        ],
      },
      {
        heading: 'Your consent',
        paragraphs: [
          'By ticking the box on the booking form you say that you are 18 or older, that you have read and understood this agreement, that you agree to your data being kept outside Kenya as the Privacy Policy says, and that you take part of your own free will. You can withdraw your consent at any time by writing to us.',
        ],
      },
    ],
  }),
  sw: (practice) => ({
    title: 'Makubaliano ya Ridhaa: mteja mtu mzima (miaka 18 na zaidi)',
    intro:
      'Tafadhali soma haya bila haraka. Yanaeleza unachoweza kutarajia katika ushauri nasaha, tunachokuomba, na usiri unakoishia. Tuulize chochote usichoelewa.',
    sections: [
      {
        heading: 'Ushauri nasaha ni nini',
        paragraphs: [
          `Ushauri nasaha ni mazungumzo na mtu aliyefunzwa, anayekusikiliza bila kukuhukumu. Vikao hufanyika mtandaoni na huchukua dakika 45–60, kulingana na huduma. Mabadiliko huchukua muda: tunapendekeza angalau vikao ${practice.recommendedSessions}. Ni wewe unayeamua tuzungumze nini, unaweza kuuliza kuhusu njia yoyote tunayotumia, na unaweza kuacha wakati wowote.`,
          'Ushauri unaweza kukuletea nafuu, na pia unaweza kuamsha hisia za uchungu kwa muda. Hatuwezi kukuahidi matokeo.',
        ],
      },
      {
        heading: 'Usiri na mipaka yake',
        paragraphs: [
          'Unachosema kinabaki kati yako na mtaalamu wako. Tunamwambia mtu mwingine katika hali hizi pekee: maisha yako au ya mtu mwingine yakiwa katika hatari kubwa na ya papo hapo, mtoto au mtu asiyeweza kujilinda akidhuriwa, mahakama ikituamuru, au wewe mwenyewe ukituomba kwa maandishi. Inapowezekana tunazungumza nawe kwanza. Mtaalamu wako anaweza kuzungumzia kazi yake na msimamizi wake wa kitaaluma bila kukutaja jina.',
        ],
      },
      {
        heading: 'Kukutana mtandaoni',
        points: [
          'Chagua mahali pa faragha ambapo hakuna anayeweza kukusikia; vipokea sauti vya masikioni (earphones) husaidia.',
          'Sisi haturekodi vikao, na wewe pia usivirekodi.',
          'Mtandao ukikatika, tunajaribu tena kwa dakika chache, kisha tunakupigia simu.',
          'Mwanzoni mwa kikao tunaweza kukuuliza uko wapi, ili msaada uweze kukufikia ukihitajika.',
        ],
      },
      {
        heading: 'Malipo, kughairi na kuhamisha',
        points: [
          'Unalipia kikao kabla ya kuanza, kwa pesa za simu au kupitia benki. Kikilipiwa, kimethibitishwa.',
          `Ukighairi ikiwa zimebaki angalau saa ${practice.refundCutoffHours} kabla ya kuanza, unarudishiwa pesa zote. Zikibaki chini ya saa ${practice.refundCutoffHours}, hurudishiwi pesa.`,
          `Unaweza kuhamisha kikao bila malipo ya ziada ikiwa zimebaki angalau saa ${practice.movingCutoffHours} kabla ya kuanza.`,
        ],
      },
      {
        heading: 'Kuchelewa',
        points: [
          `Ukichelewa tunakusubiri kwa dakika ${practice.latenessGraceMinutes}. Hata hivyo, kikao huisha kwa wakati uliopangwa.`,
          `Dakika ${practice.noShowMinutes} zikipita bila neno kutoka kwako, tunahesabu kuwa hukuhudhuria, na pesa hazirudishwi.`,
        ],
      },
      {
        heading: 'Si huduma ya dharura',
        paragraphs: [
          'Hatutoi msaada wa dharura. Ikiwa uko hatarini au unafikiria kukatisha maisha yako, wasiliana na huduma za dharura au nenda hospitali iliyo karibu, sasa hivi.',
        ],
      },
      {
        heading: 'Kumbukumbu zako',
        paragraphs: [
          `Tunahifadhi kumbukumbu fupi za vikao kwa miaka ${practice.retentionYears} baada ya kikao chako cha mwisho. Ziko ${practice.dataRegion}. Akaunti yako, barua pepe na vikao vya video hushughulikiwa na kampuni nyingine, pia katika nchi nyingine. Sera ya Faragha inaeleza nani anahifadhi nini, na wapi. Unaweza kuomba kuona kumbukumbu zako.`,
        ],
      },
      {
        heading: 'Ridhaa yako',
        paragraphs: [
          'Ukiweka alama kwenye kisanduku cha fomu ya miadi, unasema kwamba una miaka 18 au zaidi, kwamba umesoma na kuelewa makubaliano haya, kwamba unakubali taarifa zako zihifadhiwe nje ya Kenya kama Sera ya Faragha inavyoeleza, na kwamba unashiriki kwa hiari yako. Unaweza kuondoa ridhaa yako wakati wowote kwa kutuandikia.',
        ],
      },
    ],
  }),
});
