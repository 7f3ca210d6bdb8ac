import { catalogue } from '../../../platform/language/catalogue';

/** The log of reads of confidential parts: of one booking, and of all bookings on the page Privacy. */
export const readingsTexts = catalogue({
  en: {
    title: 'Who has read confidential records',
    lead: 'Requests, topics and private notes open to staff by a call that writes down who, which booking and when; once a day for each reader and booking, kept for two years. Nobody can change or remove an entry.',
    breachTitle: 'If data of people gets out',
    breach:
      'If data of people got out, was lost or was changed: tell the Data Commissioner within 72 hours. The manual of the installation (docs/operate.md) has the steps and the form.',
    ofBooking: 'Who has read the confidential part',
    loading: 'Loading who has read it…',
    failed: 'Who has read it could not be loaded.',
    none: 'Nobody has read anything confidential yet.',
    booking: (reference: string) => `Booking ${reference}`,
    more: 'Show more',
  },
  sw: {
    title: 'Waliosoma kumbukumbu za siri',
    lead: 'Maombi, mada na maelezo ya faragha hufunguka kwa wafanyakazi kwa njia inayoandika nani, miadi ipi na lini; mara moja kwa siku kwa kila msomaji na miadi, na huhifadhiwa miaka miwili. Hakuna awezaye kubadilisha au kuondoa.',
    breachTitle: 'Data ya watu ikivuja',
    breach:
      'Data ya watu ikivuja, ikipotea au ikibadilishwa: mwarifu Kamishna wa Data ndani ya saa 72. Mwongozo wa mfumo (docs/operate.md) una hatua na fomu.',
    ofBooking: 'Waliosoma sehemu ya siri',
    loading: 'Inapakia waliosoma…',
    failed: 'Waliosoma hawakuweza kupakiwa.',
    none: 'Hakuna aliyesoma jambo la siri bado.',
    booking: (reference) => `Miadi ${reference}`,
    more: 'Onyesha zaidi',
  },
});
