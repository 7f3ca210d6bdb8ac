import type { TimePromise } from '../booking/time-promise';
import type { Language } from '../person/language';
import { catalogue } from './catalogue';

const texts = catalogue({
  en: {
    offer: (minutes: number) =>
      `We hold this time for you for ${minutes} minutes, pending payment. If you pay by then, it stays yours until we confirm. If not, we keep your request, but somebody else may take the time.`,
    offerFree: (minutes: number) =>
      `We hold this time for you for ${minutes} minutes, and there is nothing to pay. After that we keep your request, but somebody else may take the time.`,
    offerKept: 'We keep this time for you until we answer, and there is nothing to pay.',
    offerUnpaid: 'We keep this time for you until we answer. We will tell you how to pay.',
    held: (until: string) =>
      `We hold this time for you until ${until}, pending payment. If you pay by then, it stays yours until we confirm. If not, we keep your request, but somebody else may take the time.`,
    heldFree: (until: string) =>
      `We hold this time for you until ${until}, and there is nothing to pay. After that we keep your request, but somebody else may take the time.`,
    lapsed:
      'We no longer hold this time for you, but we have your request. Hold the time again or pay, and it is yours, unless somebody else has taken it.',
    lapsedFree:
      'We no longer hold this time for you, but we have your request. Hold the time again, and it is yours, unless somebody else has taken it.',
    said: 'Your time is kept for you while we look for your payment.',
    kept: 'Your time is kept for you until we confirm it.',
    lost: 'Your payment came when we no longer held this time, and somebody else has it now. Choose another time and your payment counts for it, or we send it back.',
  },
  sw: {
    offer: (minutes) =>
      `Tunakuhifadhia muda huu kwa dakika ${minutes}, ukisubiri malipo. Ukilipa kabla ya hapo, unabaki wako hadi tuuthibitishe. Usipolipa, ombi lako tunalo bado, lakini mtu mwingine anaweza kuuchukua muda huu.`,
    offerFree: (minutes) =>
      `Tunakuhifadhia muda huu kwa dakika ${minutes}, na hakuna cha kulipa. Baada ya hapo ombi lako tunalo bado, lakini mtu mwingine anaweza kuuchukua muda huu.`,
    offerKept: 'Tutakuhifadhia muda huu hadi tutakapokujibu, na hakuna cha kulipa.',
    offerUnpaid: 'Tutakuhifadhia muda huu hadi tutakapokujibu. Tutakueleza jinsi ya kulipa.',
    held: (until) =>
      `Tunakuhifadhia muda huu hadi saa ${until}, ukisubiri malipo. Ukilipa kabla ya hapo, unabaki wako hadi tuuthibitishe. Usipolipa, ombi lako tunalo bado, lakini mtu mwingine anaweza kuuchukua muda huu.`,
    heldFree: (until) =>
      `Tunakuhifadhia muda huu hadi saa ${until}, na hakuna cha kulipa. Baada ya hapo ombi lako tunalo bado, lakini mtu mwingine anaweza kuuchukua muda huu.`,
    lapsed:
      'Hatukuhifadhii tena muda huu, lakini ombi lako tunalo. Uhifadhi tena au lipa, nao utakuwa wako, isipokuwa mtu mwingine ameuchukua.',
    lapsedFree:
      'Hatukuhifadhii tena muda huu, lakini ombi lako tunalo. Uhifadhi tena, nao utakuwa wako, isipokuwa mtu mwingine ameuchukua.',
    said: 'Muda wako umehifadhiwa wakati tunatafuta malipo yako.',
    kept: 'Muda wako umehifadhiwa hadi tuuthibitishe.',
    lost: 'Malipo yako yalifika wakati hatukuhifadhii tena muda huu, na sasa mtu mwingine anao. Chagua muda mwingine na malipo yako yatahesabiwa, au tutakurudishia.',
  },
});

/** Before there is a request. @param minutes how long the time is held; null for until staff decide */
export function offeredHold(minutes: number | null, isFree: boolean, language: Language): string {
  const t = texts[language];
  if (minutes === null) return isFree ? t.offerKept : t.offerUnpaid;
  return isFree ? t.offerFree(minutes) : t.offer(minutes);
}

/** @param clock formats an instant in the reader's zone */
export function promiseSentence(
  promise: TimePromise,
  language: Language,
  clock: (at: number) => string,
): string {
  const t = texts[language];
  switch (promise.kind) {
    case 'held':
      return (promise.isFree ? t.heldFree : t.held)(clock(promise.until));
    case 'lapsed':
      return promise.isFree ? t.lapsedFree : t.lapsed;
    default:
      return t[promise.kind];
  }
}
