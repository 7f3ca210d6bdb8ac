import { catalogue } from '../../../platform/language/catalogue';

/** What a staff member's own device does: it rings, and keeps two days of sessions. */
export const ownDeviceTexts = catalogue({
  en: {
    text: 'This device can ring while Tulia is closed. The words on a locked screen name the time, and no client.',
    kinds: {
      'staff-request': 'A new request',
      'staff-cancelled': 'A client cancels',
      'staff-session': 'My session begins in 10 minutes, or its client is late or asks for a call',
    },
    ofOwn: 'For your own sessions only.',
    nothing:
      'Your account belongs to no practitioner, so nothing would ring. An admin connects it on the page Practitioners.',
    never: 'This browser cannot show notifications.',
    from: 'Quiet from',
    until: 'Quiet until',
    quietHint:
      'What happens in these hours rings when they end. A session about to begin always rings. The same time twice means no quiet hours.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Notifications on this device are saved',
    timeMissing: 'Please enter both times of the quiet hours.',
    account: 'Your account: name, phone, a copy of your data',
    keepTitle: 'Your sessions without a connection',
    keep: 'Keep today’s and tomorrow’s sessions on this device',
    keepHint:
      'For a phone that only you use. It keeps times, first names and links to join, nothing else, each time you open Today. They leave the device when you log out, and 12 hours after you logged in.',
    keepOn: 'Open Today once, and this device keeps your sessions',
    keepOff: 'Nothing is kept on this device',
    keepFailed: 'This browser keeps nothing, so nothing was changed',
  },
  sw: {
    text: 'Kifaa hiki kinaweza kulia hata Tulia ikiwa imefungwa. Maneno kwenye skrini iliyofungwa hutaja muda, na hayamtaji mteja.',
    kinds: {
      'staff-request': 'Ombi jipya',
      'staff-cancelled': 'Mteja anaghairi',
      'staff-session':
        'Kikao changu kinaanza baada ya dakika 10, au mteja wake anachelewa au anaomba simu',
    },
    ofOwn: 'Kwa vikao vyako mwenyewe tu.',
    nothing:
      'Akaunti yako haijaunganishwa na mtaalamu yeyote, kwa hiyo hakuna kitakacholia. Msimamizi huiunganisha kwenye ukurasa wa Wataalamu.',
    never: 'Kivinjari hiki hakiwezi kuonyesha arifa.',
    from: 'Utulivu kuanzia',
    until: 'Utulivu hadi',
    quietHint:
      'Kinachotokea katika saa hizi hulia zinapoisha. Kikao kinachokaribia kuanza hulia wakati wowote. Muda uleule mara mbili unamaanisha hakuna saa za utulivu.',
    save: 'Hifadhi',
    saving: 'Inahifadhi...',
    saved: 'Arifa za kifaa hiki zimehifadhiwa',
    timeMissing: 'Tafadhali weka nyakati zote mbili za saa za utulivu.',
    account: 'Akaunti yako: jina, simu, nakala ya taarifa zako',
    keepTitle: 'Vikao vyako bila mtandao',
    keep: 'Hifadhi vikao vya leo na kesho kwenye kifaa hiki',
    keepHint:
      'Kwa simu unayotumia wewe peke yako. Huhifadhi saa, majina ya kwanza na viungo vya kujiunga, si kingine, kila unapofungua Leo. Huondoka kwenye kifaa unapotoka, na saa 12 baada ya kuingia.',
    keepOn: 'Fungua Leo mara moja, na kifaa hiki kitahifadhi vikao vyako',
    keepOff: 'Hakuna kinachohifadhiwa kwenye kifaa hiki',
    keepFailed: 'Kivinjari hiki hakihifadhi chochote, kwa hiyo hakuna kilichobadilishwa',
  },
});
