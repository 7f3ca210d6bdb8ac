import { GRANULE_MINUTES } from '@tulia/domain/slot/granule';
import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** Time off, and the sessions in the way of a block. */
export const adminTimeTexts = catalogue({
  en: {
    timeOff: 'Time off',
    timeOffLead:
      'Block a time once, every week, every day, or whole days such as a leave. Days that are not open for booking yet are blocked as soon as they open.',
    kind: 'How often',
    kinds: {
      once: 'On one day',
      weekly: 'Every week',
      daily: 'Every day, such as a break',
      days: 'Whole days',
    },
    open: 'No last day',
    openHint: 'It goes on until you remove it.',
    since: (first: string) => `from ${first} on`,
    daily: 'Every day',
    service: 'For',
    allServices: 'All services',
    date: 'Date',
    firstDate: 'First day',
    lastDate: 'Last day',
    from: 'From',
    until: 'Until',
    timeHint: `Nairobi time, in steps of ${GRANULE_MINUTES} minutes; 23:59 means until midnight.`,
    save: 'Block this time',
    saving: 'Blocking…',
    saved: 'Time blocked',
    savedText: (kept: number) =>
      plural('en', kept, {
        one: 'One session in this time stays.',
        other: kept === 0 ? 'No session was in the way.' : `${kept} sessions in this time stay.`,
      }),
    removed: 'The time is free again',
    remove: 'Remove',
    removing: 'Removing…',
    removeIt: (when: string) => `Remove ${when}`,
    none: 'No time off is planned.',
    loading: 'Loading time off…',
    failed: 'Time off could not be loaded. Please check your connection.',
    allDay: 'all day',
    span: (first: string, last: string) => `${first} to ${last}`,
    every: (weekdays: string) => `Every ${weekdays}`,
    problems: {
      missing: 'Please fill in every date and time.',
      order: 'The end must be after the start, and within a year.',
      step: `Please choose times in steps of ${GRANULE_MINUTES} minutes.`,
    },
    conflicts: (count: number) =>
      plural('en', count, {
        one: 'There is a session in this time',
        other: `There are ${count} sessions in this time`,
      }),
    offered: (until: string) => `(held for a client who waits, until ${until})`,
    conflictsWayOut: 'Nothing was saved. Move or cancel them first, or block another time.',
    conflictsText:
      'Nothing was saved. You can keep these sessions and block the rest, or move or cancel them first.',
    keep: 'Keep these sessions and block the rest',
  },
  sw: {
    timeOff: 'Muda wa mapumziko',
    timeOffLead:
      'Zuia muda mara moja, kila wiki, kila siku, au siku nzima kama likizo. Siku ambazo bado hazijafunguliwa kwa miadi zitazuiwa pindi zinapofunguliwa.',
    kind: 'Mara ngapi',
    kinds: {
      once: 'Siku moja',
      weekly: 'Kila wiki',
      daily: 'Kila siku, kama mapumziko',
      days: 'Siku nzima',
    },
    open: 'Bila siku ya mwisho',
    openHint: 'Unaendelea hadi uuondoe.',
    since: (first) => `kuanzia ${first}`,
    daily: 'Kila siku',
    service: 'Kwa',
    allServices: 'Huduma zote',
    date: 'Tarehe',
    firstDate: 'Siku ya kwanza',
    lastDate: 'Siku ya mwisho',
    from: 'Kuanzia',
    until: 'Hadi',
    timeHint: `Saa za Nairobi, kwa hatua za dakika ${GRANULE_MINUTES}; 23:59 maana yake hadi usiku wa manane.`,
    save: 'Zuia muda huu',
    saving: 'Inazuia…',
    saved: 'Muda umezuiwa',
    savedText: (kept) =>
      plural('sw', kept, {
        one: 'Kikao kimoja katika muda huu kinabaki.',
        other:
          kept === 0
            ? 'Hakukuwa na kikao katika muda huu.'
            : `Vikao ${kept} katika muda huu vinabaki.`,
      }),
    removed: 'Muda uko wazi tena',
    remove: 'Ondoa',
    removing: 'Inaondoa…',
    removeIt: (when) => `Ondoa ${when}`,
    none: 'Hakuna muda wa mapumziko uliopangwa.',
    loading: 'Muda wa mapumziko unapakia…',
    failed: 'Muda wa mapumziko haukuweza kupakiwa. Tafadhali angalia mtandao wako.',
    allDay: 'siku nzima',
    span: (first, last) => `${first} hadi ${last}`,
    every: (weekdays) => `Kila ${weekdays}`,
    problems: {
      missing: 'Tafadhali jaza kila tarehe na saa.',
      order: 'Mwisho lazima uwe baada ya mwanzo, na ndani ya mwaka mmoja.',
      step: `Tafadhali chagua saa kwa hatua za dakika ${GRANULE_MINUTES}.`,
    },
    conflicts: (count) =>
      plural('sw', count, {
        one: 'Kuna kikao katika muda huu',
        other: `Kuna vikao ${count} katika muda huu`,
      }),
    offered: (until) => `(muda umeshikiliwa kwa mteja anayesubiri, hadi ${until})`,
    conflictsWayOut:
      'Hakuna kilichohifadhiwa. Vihamishe au vighairi kwanza, au zuia muda mwingine.',
    conflictsText:
      'Hakuna kilichohifadhiwa. Unaweza kubakiza vikao hivi na kuzuia muda uliobaki, au uvihamishe au kuvighairi kwanza.',
    keep: 'Bakiza vikao hivi na uzuie muda uliobaki',
  },
});
