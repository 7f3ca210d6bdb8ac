import { catalogue } from '../../../../platform/language/catalogue';
import { plural } from '../../../../platform/language/plural';

/** The weekly opening hours on /admin/time. */
export const adminHoursTexts = catalogue({
  en: {
    title: 'Opening hours',
    lead: 'Tick the days on which the practice is open, and choose when sessions may start, in Nairobi time. The site shows these hours, and the booking page offers no others. Single days and weeks off are blocked below.',
    closed: 'Closed',
    first: 'First session at',
    last: 'Last session at',
    wrongOrder: 'The last session cannot be before the first.',
    saved: 'Opening hours saved',
    savedText: (kept: number) =>
      plural('en', kept, {
        one: 'One session outside of them stays as booked.',
        other:
          kept === 0
            ? 'The site shows them from now on.'
            : `${kept} sessions outside of them stay as booked.`,
      }),
    conflicts: (count: number) =>
      plural('en', count, {
        one: 'One session or request would be outside of these hours',
        other: `${count} sessions or requests would be outside of these hours`,
      }),
    conflictsText:
      'Nothing was saved. You can save the hours and keep these as they are, or move or cancel them first.',
    keep: 'Save and keep them as booked',
  },
  sw: {
    title: 'Saa za kazi',
    lead: 'Weka alama kwenye siku ambazo kliniki iko wazi, kisha uchague vikao vinaweza kuanza saa ngapi, kwa saa za Nairobi. Tovuti inaonyesha saa hizi, na ukurasa wa miadi hautoi nyingine. Siku na wiki za mapumziko huzuiwa hapa chini.',
    closed: 'Imefungwa',
    first: 'Kikao cha kwanza saa',
    last: 'Kikao cha mwisho saa',
    wrongOrder: 'Kikao cha mwisho hakiwezi kuwa kabla ya cha kwanza.',
    saved: 'Saa za kazi zimehifadhiwa',
    savedText: (kept) =>
      plural('sw', kept, {
        one: 'Kikao kimoja kilicho nje ya saa hizi kinabaki kama kilivyowekwa.',
        other:
          kept === 0
            ? 'Tovuti inazionyesha kuanzia sasa.'
            : `Vikao ${kept} vilivyo nje ya saa hizi vinabaki kama vilivyowekwa.`,
      }),
    conflicts: (count) =>
      plural('sw', count, {
        one: 'Kikao au ombi moja litakuwa nje ya saa hizi',
        other: `Vikao au maombi ${count} yatakuwa nje ya saa hizi`,
      }),
    conflictsText:
      'Hakuna kilichohifadhiwa. Unaweza kuhifadhi saa hizi na kuviacha jinsi vilivyo, au uvihamishe au kuvighairi kwanza.',
    keep: 'Hifadhi na uviache kama vilivyowekwa',
  },
});
