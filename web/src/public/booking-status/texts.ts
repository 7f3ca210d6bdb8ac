import type { BookingStatus } from '@tulia/domain/booking/status';
import { catalogue } from '../../platform/language/catalogue';

/** @param hours within which the practice promises an answer */
type Explained = Record<BookingStatus, (hours: number) => string>;

const explainedEn: Explained = {
  pending: (hours) => `We have received your request and will answer within ${hours} hours.`,
  confirmed: () => 'Your session is confirmed. Log in to see the time and the link to join.',
  completed: () => 'This session has taken place.',
  cancelled: () => 'This booking has been cancelled.',
  no_show: () => 'The session was marked as missed. Please contact us if that is wrong.',
  rejected: () => 'We could not accept this request. You are welcome to choose another time.',
};

const explainedSw: Explained = {
  pending: (hours) => `Tumepokea ombi lako na tutajibu ndani ya saa ${hours}.`,
  confirmed: () => 'Kikao chako kimethibitishwa. Ingia ili uone saa na kiungo cha kujiunga.',
  completed: () => 'Kikao hiki kimefanyika.',
  cancelled: () => 'Miadi hii imeghairiwa.',
  no_show: () =>
    'Kikao kimewekwa alama kuwa hukuhudhuria. Tafadhali wasiliana nasi ikiwa si kweli.',
  rejected: () => 'Hatukuweza kukubali ombi hili. Unakaribishwa kuchagua wakati mwingine.',
};

/** Specification section 2, `/booking-status`. */
export const publicBookingStatusTexts = catalogue({
  en: {
    heading: 'Booking Status',
    lead: 'Enter the reference number from your booking. It shows the status and your name, nothing more.',
    reference: 'Reference number',
    referenceHint: 'Four groups of four characters, such as 7QF2‑M0XC‑9KTR‑4B1V',
    withoutScript:
      'Looking up a number needs JavaScript. We tell you the status if you call or write:',
    check: 'Check Status',
    checking: 'Checking...',
    required: 'Please enter a reference number',
    malformed:
      'This cannot be a reference number. It has 16 letters and digits; please compare it with your booking.',
    notFound: 'No booking found',
    notFoundText: 'Please compare the number with your booking, letter by letter.',
    offlineText: 'We will check as soon as you are online again.',
    failed: 'The status could not be loaded',
    failedText: 'Please try again in a moment.',
    result: 'Your booking',
    status: 'Status',
    clientName: 'Client name',
    live: 'This page updates by itself.',
    stale: 'You are offline. This is the last status we have.',
    unconfirmed: 'There is no answer yet. This is the last status we have.',
    explained: explainedEn,
    book: 'Book a new session',
    lost: 'Lost your number?',
    lostText: 'When you are logged in, all your bookings are under “My sessions”.',
  },
  sw: {
    heading: 'Hali ya Miadi',
    lead: 'Weka nambari ya kumbukumbu ya miadi yako. Inaonyesha hali na jina lako tu, hakuna zaidi.',
    reference: 'Nambari ya kumbukumbu',
    referenceHint: 'Makundi manne ya herufi nne, kama vile 7QF2‑M0XC‑9KTR‑4B1V',
    withoutScript:
      'Kuangalia nambari kunahitaji JavaScript. Tutakuambia hali ukitupigia simu au kutuandikia:',
    check: 'Angalia Hali',
    checking: 'Inaangalia...',
    required: 'Tafadhali weka nambari ya kumbukumbu',
    malformed:
      'Hii haiwezi kuwa nambari ya kumbukumbu. Ina herufi na tarakimu 16; tafadhali linganisha na miadi yako.',
    notFound: 'Hakuna miadi iliyopatikana',
    notFoundText: 'Tafadhali linganisha nambari na miadi yako, herufi kwa herufi.',
    offlineText: 'Hali itaangaliwa mara tu utakapopata mtandao tena.',
    failed: 'Hali haikuweza kupakiwa',
    failedText: 'Tafadhali jaribu tena baada ya muda mfupi.',
    result: 'Miadi yako',
    status: 'Hali',
    clientName: 'Jina la mteja',
    live: 'Ukurasa huu unajisasisha wenyewe.',
    stale: 'Huna mtandao; hii ndiyo hali ya mwisho tuliyo nayo.',
    unconfirmed: 'Bado hakuna jibu; hii ndiyo hali ya mwisho tuliyo nayo.',
    explained: explainedSw,
    book: 'Weka miadi mpya',
    lost: 'Umepoteza nambari?',
    lostText: 'Ukiingia, miadi yako yote iko kwenye “Vikao vyangu”.',
  },
});
