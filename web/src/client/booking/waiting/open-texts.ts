import { catalogue } from '../../../platform/language/catalogue';

/** The buttons that lead to the waiting list: the rest of its texts loads with its form. */
export const waitOpenTexts = catalogue({
  en: { open: 'No time suits? Wait for one', earlier: 'Find me an earlier time' },
  sw: { open: 'Hakuna muda unaofaa? Subiri mwingine', earlier: 'Nitafutie muda wa mapema zaidi' },
});
