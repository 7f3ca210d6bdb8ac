/**
 * What happens to the time of a request, in one sentence for each case. The form, the success view, my sessions,
 * the pay link and the mails all show these sentences.
 */
import type { TimePromise } from '../booking/time-promise';
import type { Language } from '../person/language';
import { catalogue } from './catalogue';

const texts = catalogue({
  en: {
    offer: (minutes: number) =>
      `The slot is held for ${minutes} minutes pending payment; paid in that time it stays yours until we confirm, and otherwise your request stays with us while others may take the time.`,
    offerFree: (minutes: number) =>
      `The slot is held for ${minutes} minutes and there is nothing to pay; after that your request stays with us while others may take the time.`,
    held: (until: string) =>
      `This time is held for you until ${until} pending payment; paid by then it stays yours until we confirm, and otherwise your request stays with us while others may take the time.`,
    heldFree: (until: string) =>
      `This time is held for you until ${until} and there is nothing to pay; after that your request stays with us while others may take the time.`,
    lapsed:
      'The hold on this time has ended; your request stays with us, and the time is yours again as soon as you hold it again or pay, unless somebody else has taken it.',
    lapsedFree:
      'The hold on this time has ended; your request stays with us, and the time is yours again as soon as you hold it again, unless somebody else has taken it.',
    said: 'Your time is kept for you while we look for your payment.',
    kept: 'Your time is kept for you until we confirm it.',
    lost: 'Your payment came after the hold on this time had ended, and somebody else has it now; choose another time and the payment counts for it, or we send it back.',
  },
  sw: {
    offer: (minutes) =>
      `Nafasi inashikiliwa kwa dakika ${minutes} ikisubiri malipo; ukilipa ndani ya muda huo inabaki yako hadi tuithibitishe, la sivyo ombi lako linabaki kwetu huku wengine wakiweza kuichukua.`,
    offerFree: (minutes) =>
      `Nafasi inashikiliwa kwa dakika ${minutes} na hakuna cha kulipa; baada ya hapo ombi lako linabaki kwetu huku wengine wakiweza kuichukua.`,
    held: (until) =>
      `Muda huu umeshikiliwa kwa ajili yako hadi saa ${until} ukisubiri malipo; ukilipa kabla ya hapo unabaki wako hadi tuuthibitishe, la sivyo ombi lako linabaki kwetu huku wengine wakiweza kuuchukua.`,
    heldFree: (until) =>
      `Muda huu umeshikiliwa kwa ajili yako hadi saa ${until} na hakuna cha kulipa; baada ya hapo ombi lako linabaki kwetu huku wengine wakiweza kuuchukua.`,
    lapsed:
      'Muda wa kushikilia umeisha; ombi lako bado tunalo, na muda huu utakuwa wako tena mara tu utakapoushikilia tena au kulipa, isipokuwa mtu mwingine ameuchukua.',
    lapsedFree:
      'Muda wa kushikilia umeisha; ombi lako bado tunalo, na muda huu utakuwa wako tena mara tu utakapoushikilia tena, isipokuwa mtu mwingine ameuchukua.',
    said: 'Muda wako umehifadhiwa wakati tunatafuta malipo yako.',
    kept: 'Muda wako umehifadhiwa hadi tuuthibitishe.',
    lost: 'Malipo yako yalifika baada ya muda wa kushikilia kuisha, na sasa mtu mwingine ana muda huo; chagua muda mwingine na malipo yatahesabiwa, au tutakurudishia.',
  },
});

/** The sentence before there is a request. @param minutes how long a slot is held */
export function offeredHold(minutes: number, isFree: boolean, language: Language): string {
  const t = texts[language];
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
