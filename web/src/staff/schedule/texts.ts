import { catalogue } from '../../platform/language/catalogue';
import { plural } from '../../platform/language/plural';

/** The sessions in the way of a block. */
export const saveProblemTexts = catalogue({
  en: {
    conflicts: (count: number) =>
      plural('en', count, {
        one: 'There is a session in this time',
        other: `There are ${count} sessions in this time`,
      }),
    conflictsText: 'Nothing was saved. Move or cancel them first, or block another time.',
  },
  sw: {
    conflicts: (count) =>
      plural('sw', count, {
        one: 'Kuna kikao katika muda huu',
        other: `Kuna vikao ${count} katika muda huu`,
      }),
    conflictsText: 'Hakuna kilichohifadhiwa. Vihamishe au vighairi kwanza, au zuia muda mwingine.',
  },
});
