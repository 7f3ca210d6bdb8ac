import { catalogue } from '../../../../platform/language/catalogue';

export const handOverTexts = catalogue({
  en: {
    title: 'Hand over',
    busy: 'Handing over…',
    isWith: (name: string) => `It is with ${name}.`,
    toWhom: 'To whom',
    chooseColleague: 'Please choose a colleague.',
    noColleague: 'No colleague offers this service.',
    isFree: 'is free at this time',
    isNotFree: 'is not free at this time',
    nobodyFree: 'No colleague is free at this time. It can be moved first.',
    colleagueNotFree: (name: string) =>
      `${name} is not free at this time. Choose another colleague, or another time first.`,
    sessionNotice:
      'The time stays the same. The client, the colleague and the practitioner until now are told by e-mail, and the session gets a new meeting link.',
    requestNotice: 'The time stays the same. The client is told by e-mail.',
    done: 'Handed over',
    nowWith: (client: string, name: string) => `${client} is with ${name} now.`,
  },
  sw: {
    title: 'Kabidhi',
    busy: 'Inakabidhiwa…',
    isWith: (name) => `Iko kwa ${name}.`,
    toWhom: 'Kwa nani',
    chooseColleague: 'Tafadhali chagua mwenzako.',
    noColleague: 'Hakuna mwenzako anayetoa huduma hii.',
    isFree: 'ana nafasi wakati huu',
    isNotFree: 'hana nafasi wakati huu',
    nobodyFree: 'Hakuna mwenzako aliye na nafasi wakati huu. Inaweza kuhamishwa kwanza.',
    colleagueNotFree: (name) =>
      `${name} hana nafasi wakati huu. Chagua mwenzako mwingine, au muda mwingine kwanza.`,
    sessionNotice:
      'Muda haubadiliki. Mteja, mwenzako na mtaalamu wa hadi sasa wataarifiwa kwa barua pepe, na kikao kitapata kiungo kipya cha mkutano.',
    requestNotice: 'Muda haubadiliki. Mteja ataarifiwa kwa barua pepe.',
    done: 'Imekabidhiwa',
    nowWith: (client, name) => `${client} sasa yuko na ${name}.`,
  },
});
