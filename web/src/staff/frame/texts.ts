import { catalogue } from '../../platform/language/catalogue';
import { plural } from '../../platform/language/plural';

/** The frame of the staff pages: navigation, waiting counts, quick search and arrivals. */
export const staffFrameTexts = catalogue({
  en: {
    navigation: 'Staff pages',
    practice: 'Practice',
    toSite: 'To the site',
    forAdmins: 'That page is for admins. This is your day.',
    waits: (count: string) => `${count} waiting`,
    search: 'Quick search',
    searchKey: 'Ctrl K',
    searchLabel: 'Client, reference, phone, e-mail or page',
    searchHint:
      'Type the beginning of a name, a phone number, an address or any part of a reference.',
    searchPeople: 'People',
    searchPages: 'Pages',
    searchBookings: 'Bookings',
    searchNone: 'Nothing found. A shorter beginning may find more.',
    searchFailed: 'Clients and bookings could not be searched. Please check your connection.',
    found: (count: number) => plural('en', count, { one: '1 result', other: `${count} results` }),
    arrivals: (count: number) =>
      plural('en', count, { one: '1 new request', other: `${count} new requests` }),
    arrivalsNone: 'No new requests since you came',
    arrivalsHeading: 'Arrived since you came',
    arrived: (name: string) => `New request: ${name}`,
    open: 'Open',
  },
  sw: {
    navigation: 'Kurasa za wafanyakazi',
    practice: 'Kliniki',
    toSite: 'Kwenye tovuti',
    forAdmins: 'Ukurasa huo ni wa wasimamizi. Hii ni siku yako.',
    waits: (count) => `${count} zinasubiri`,
    search: 'Tafuta haraka',
    searchKey: 'Ctrl K',
    searchLabel: 'Mteja, kumbukumbu, simu, barua pepe au ukurasa',
    searchHint:
      'Andika mwanzo wa jina, namba ya simu, anwani au sehemu yoyote ya namba ya kumbukumbu.',
    searchPeople: 'Watu',
    searchPages: 'Kurasa',
    searchBookings: 'Miadi',
    searchNone: 'Hakuna kilichopatikana. Mwanzo mfupi zaidi unaweza kupata zaidi.',
    searchFailed: 'Wateja na miadi havikuweza kutafutwa. Tafadhali angalia mtandao wako.',
    found: (count) => plural('sw', count, { one: 'Tokeo 1', other: `Matokeo ${count}` }),
    arrivals: (count) =>
      plural('sw', count, { one: 'Ombi jipya 1', other: `Maombi mapya ${count}` }),
    arrivalsNone: 'Hakuna maombi mapya tangu ufike',
    arrivalsHeading: 'Yaliyofika tangu ufike',
    arrived: (name) => `Ombi jipya: ${name}`,
    open: 'Fungua',
  },
});
