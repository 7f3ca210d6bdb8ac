import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/**
 * Booking for a client who called: who it is, how often, and the text message for a client without an e-mail
 * address.
 */
export const phoneBookingCopy = catalogue({
  en: {
    find: 'Find a client',
    findHint: 'The beginning of a name, phone or address. Leave it for somebody new.',
    found: 'Clients found',
    searching: 'Looking…',
    nobody: 'Nobody is known by that.',
    findFailed: 'Clients could not be looked for. You can type the details yourself.',
    chosen: (name: string) => `For ${name}, who is known here`,
    somebodyElse: 'Somebody else',
    noEmail: 'Without one no mail goes out; a text for the phone is prepared.',
    repeat: 'Repeat weekly',
    once: 'No, once only',
    weeks: (count: number) => `${count} sessions, one a week`,
    repeatFirst: 'Choose the date of the first session, then repeat it.',
    seriesTitle: 'Further sessions',
    guardianFirst:
      'It waits as a request until the guardian has answered by the link; then you confirm it.',
    seriesLead: 'All are booked and confirmed together, or none is. Each has its own reference.',
    dateOf: (place: number) => `Day of session ${place}`,
    timeOf: (place: number) => `Hour of session ${place}`,
    leaveOut: 'Leave out',
    leaveOutOf: (place: number) => `Leave out session ${place}`,
    states: {
      free: 'Free',
      unknown: 'Not yet known',
      taken: 'Taken',
      blocked: 'Practitioner away',
      closed: 'Outside opening hours',
      past: 'Past',
    },
    clashes: 'Nothing was booked. These times cannot be had:',
    bookedMany: (count: number) =>
      plural('en', count, { one: '1 session booked', other: `${count} sessions booked` }),
    done: 'Done',
  },
  sw: {
    find: 'Tafuta mteja',
    findHint: 'Mwanzo wa jina, simu au anwani. Acha tupu kwa mtu mpya.',
    found: 'Wateja waliopatikana',
    searching: 'Inatafuta…',
    nobody: 'Hakuna anayejulikana hivyo.',
    findFailed: 'Wateja hawakuweza kutafutwa. Unaweza kuandika maelezo mwenyewe.',
    chosen: (name) => `Kwa ${name}, anayejulikana hapa`,
    somebodyElse: 'Mtu mwingine',
    noEmail: 'Bila hiyo hakuna barua pepe inayotumwa; ujumbe wa simu hutayarishwa.',
    repeat: 'Rudia kila wiki',
    once: 'Hapana, mara moja tu',
    weeks: (count) => `Vikao ${count}, kimoja kwa wiki`,
    repeatFirst: 'Chagua tarehe ya kikao cha kwanza, kisha ukirudie.',
    seriesTitle: 'Vikao vinavyofuata',
    guardianFirst: 'Itasubiri kama ombi hadi mlezi ajibu kwa kiungo; kisha utaithibitisha.',
    seriesLead:
      'Vyote huwekwa na kuthibitishwa pamoja, au hakuna. Kila kimoja kina kumbukumbu yake.',
    dateOf: (place) => `Siku ya kikao cha ${place}`,
    timeOf: (place) => `Saa ya kikao cha ${place}`,
    leaveOut: 'Ondoa',
    leaveOutOf: (place) => `Ondoa kikao cha ${place}`,
    states: {
      free: 'Wazi',
      unknown: 'Haijajulikana bado',
      taken: 'Imechukuliwa',
      blocked: 'Mtaalamu hayupo',
      closed: 'Nje ya saa za kazi',
      past: 'Imepita',
    },
    clashes: 'Hakuna kilichowekwa. Nyakati hizi hazipatikani:',
    bookedMany: (count) => `Vikao ${count} vimewekwa`,
    done: 'Tayari',
  },
});
