import { catalogue } from '../../../platform/language/catalogue';

/** The page that a link to pay opens. */
export const payLinkTexts = catalogue({
  en: {
    linkHeading: 'Pay for an appointment',
    linkLead: (practice: string) =>
      `With ${practice}. You can pay here, or send the link to somebody who pays for you.`,
    linkOverText: 'It may have expired, or part of it is missing. Ask the practice for a new one.',
    linkNothing: 'There is nothing to pay.',
  },
  sw: {
    linkHeading: 'Lipia miadi',
    linkLead: (practice) =>
      `Kwa ${practice}. Unaweza kulipa hapa, au mtumie kiungo mtu atakayekulipia.`,
    linkOverText: 'Huenda muda wake umeisha, au sehemu yake haipo. Omba kipya kutoka kwetu.',
    linkNothing: 'Hakuna cha kulipa.',
  },
});
