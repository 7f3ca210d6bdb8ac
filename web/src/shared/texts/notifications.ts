import { catalogue } from '../../platform/language/catalogue';

/** Notifications on this device, of clients; staff share what is the same for them. */
export const notificationsTexts = catalogue({
  en: {
    title: 'Notifications on this device',
    text: 'This device can tell you when a booking is confirmed, moved or cancelled, and before it begins. The words are neutral: whoever sees your locked screen learns the time, and nothing about you.',
    turnOn: 'Turn on notifications',
    later: 'Not now',
    turningOn: 'Turning on...',
    turnOff: 'Turn off notifications',
    turningOff: 'Turning off...',
    on: 'On. Logging out turns them off.',
    off: 'Off.',
    turnedOn: 'Notifications are on',
    turnedOff: 'Notifications are off',
    blocked:
      'Notifications from this site are blocked on this device. Allow them in the settings of your browser, then come back here.',
    failedTitle: 'Nothing was changed',
    failed: 'This device could not be registered. Please check your connection and try again.',
    installFirst:
      'On an iPhone or iPad, notifications come to the installed app only: tap the Share button of your browser, then “Add to Home Screen”, and open Tulia from there.',
  },
  sw: {
    title: 'Arifa kwenye kifaa hiki',
    text: 'Kifaa hiki kinaweza kukujulisha miadi inapothibitishwa, kubadilishwa muda au kughairiwa, na kabla haijaanza. Maneno ni ya kawaida: anayeona skrini yako iliyofungwa hujua muda tu, na hajui lolote kukuhusu.',
    turnOn: 'Washa arifa',
    later: 'Si sasa',
    turningOn: 'Zinawashwa...',
    turnOff: 'Zima arifa',
    turningOff: 'Zinazimwa...',
    on: 'Zimewashwa. Ukitoka, zinazimwa.',
    off: 'Zimezimwa.',
    turnedOn: 'Arifa zimewashwa',
    turnedOff: 'Arifa zimezimwa',
    blocked:
      'Arifa kutoka tovuti hii zimezuiwa kwenye kifaa hiki. Ziruhusu kwenye mipangilio ya kivinjari chako, kisha urudi hapa.',
    failedTitle: 'Hakuna kilichobadilishwa',
    failed: 'Kifaa hiki hakikuweza kusajiliwa. Tafadhali angalia muunganisho wako na ujaribu tena.',
    installFirst:
      'Kwenye iPhone au iPad, arifa huja kwenye programu iliyosakinishwa pekee: gusa kitufe cha Kushiriki cha kivinjari chako, kisha “Add to Home Screen”, na ufungue Tulia kutoka hapo.',
  },
});
