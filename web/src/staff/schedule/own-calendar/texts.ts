import { catalogue } from '../../../platform/language/catalogue';

/** The practitioner's own calendar: whether it closes hours, and since when it was not read. */
export const ownCalendarTexts = catalogue({
  en: {
    title: 'Own calendar',
    closes: 'Busy times of this calendar close hours',
    hint: 'It is the Google calendar in which the meetings are made. Clients see that an hour is taken, and nobody sees what the calendar says.',
    loading: 'Loading the calendar…',
    failed: 'The calendar could not be loaded. Please check your connection.',
    on: 'Busy times close hours',
    onText:
      'A change in the calendar closes or opens hours within some minutes, from 6:00 to 22:00.',
    off: 'Busy times close no hours any more',
    offText: 'The hours that the calendar had closed are open again.',
    unread: 'The calendar could not be read',
    notSaved: 'The switch was not changed',
    switching: 'Changing the switch. This can take some seconds.',
    readAt: (when: string) => `Read last: ${when}.`,
    since: (when: string) => `The calendar was not read since ${when}.`,
    never: 'The calendar was never read.',
    stays: 'Its hours stay closed as they were, until it is read again or you switch it off.',
    problems: {
      'not-authorised':
        'Google does not accept the connection any more. The owner connects Google again.',
      'not-connected': 'Google is not connected. The owner connects it on the page of settings.',
      'calendar-closed':
        'Google does not show this calendar. It may have been deleted, or is not shared any more.',
      other: 'Google did not answer. The next reading tries again.',
    },
  },
  sw: {
    title: 'Kalenda ya mtaalamu mwenyewe',
    closes: 'Muda wenye shughuli kwenye kalenda hii hufunga saa',
    hint: 'Ni kalenda ya Google ambamo mikutano huundwa. Wateja huona kwamba saa imechukuliwa, na hakuna anayeona kalenda inasema nini.',
    loading: 'Kalenda inapakia…',
    failed: 'Kalenda haikuweza kupakiwa. Tafadhali angalia mtandao wako.',
    on: 'Muda wenye shughuli unafunga saa',
    onText:
      'Badiliko kwenye kalenda hufunga au kufungua saa ndani ya dakika chache, kuanzia 6:00 hadi 22:00.',
    off: 'Muda wenye shughuli haufungi saa tena',
    offText: 'Saa ambazo kalenda ilifunga zimefunguliwa.',
    unread: 'Kalenda haikuweza kusomwa',
    notSaved: 'Swichi haikubadilishwa',
    switching: 'Swichi inabadilishwa. Inaweza kuchukua sekunde kadhaa.',
    readAt: (when) => `Imesomwa mara ya mwisho: ${when}.`,
    since: (when) => `Kalenda haijasomwa tangu ${when}.`,
    never: 'Kalenda haijasomwa hata mara moja.',
    stays: 'Saa zake zinabaki zimefungwa kama zilivyokuwa, hadi isomwe tena au uizime.',
    problems: {
      'not-authorised': 'Google haikubali tena muunganisho. Mmiliki aunganishe Google upya.',
      'not-connected':
        'Google haijaunganishwa. Mmiliki anaiunganisha kwenye ukurasa wa mipangilio.',
      'calendar-closed': 'Google haionyeshi kalenda hii. Huenda imefutwa, au haishirikiwi tena.',
      other: 'Google haikujibu. Usomaji unaofuata utajaribu tena.',
    },
  },
});

/** The sentence for a short code of a problem. */
export const problemSentence = (problems: Record<string, string>, problem: string | null) =>
  problems[problem ?? 'other'] ?? problems['other'];
