import { catalogue } from '../../../platform/language/catalogue';

export const authVerifyTexts = catalogue({
  en: {
    title: 'Please confirm your email',
    text: (email: string) =>
      `We sent a confirmation link to ${email}. Open it, then come back here: bookings need a confirmed email.`,
    resend: 'Send the link again',
    check: 'I have verified',
    checking: 'Checking...',
    notYet: 'Not confirmed yet',
    notYetText: 'Open the link in the email first. It may be in your spam folder.',
    confirmed: 'Your email is confirmed',
    confirmedText: 'Thank you. Everything is open to you now.',
    failed: 'We could not do that',
  },
  sw: {
    title: 'Tafadhali thibitisha barua pepe yako',
    text: (email) =>
      `Tumetuma kiungo cha kuthibitisha kwa ${email}. Kifungue, kisha urudi hapa: kuweka miadi kunahitaji barua pepe iliyothibitishwa.`,
    resend: 'Tuma kiungo tena',
    check: 'Nimethibitisha',
    checking: 'Inaangalia...',
    notYet: 'Bado haijathibitishwa',
    notYetText:
      'Fungua kwanza kiungo kilicho kwenye barua pepe. Huenda kiko kwenye folda ya barua taka.',
    confirmed: 'Barua pepe yako imethibitishwa',
    confirmedText: 'Asante. Sasa unaweza kutumia kila kitu.',
    failed: 'Hatukuweza kufanya hivyo',
  },
});
