import { catalogue } from '../../../platform/language/catalogue';

export const appNoticesTexts = catalogue({
  en: {
    region: 'About this app',
    offline:
      'You can go on reading, and what you type stays. Sending works again as soon as the connection is back.',
    weak: 'There is no answer yet. We keep trying, and what you type stays.',
    lastContact: (when: string) => `Last connected: ${when}.`,
    back: 'You are back online.',
    storageTitle: 'This browser’s storage does not answer',
    storage: (phone: string) =>
      `Load the page again. If that does not help, close the other tabs of this site or restart the browser${phone === '' ? '' : `, or call us on ${phone}`}.`,
    loadAgain: 'Load again',
    updateTitle: 'A new version is ready',
    update: 'It takes a second to load.',
    updateLater: 'Finish your form first: what you have entered here would be lost.',
    updateNow: 'Use it now',
    later: 'Later',
    installTitle: 'Keep Tulia at hand',
    install:
      'On your home screen, your session times and join links open with one tap, even without a connection.',
    installNow: 'Add to home screen',
    installNo: 'No, thank you',
    iosTitle: 'Keep Tulia on your home screen',
    ios: 'Tap the Share button of your browser, then “Add to Home Screen”.',
    iosDone: 'I understand',
  },
  sw: {
    region: 'Kuhusu programu hii',
    offline:
      'Unaweza kuendelea kusoma, na unachoandika hakipotei. Kutuma kutawezekana tena mtandao ukirudi.',
    weak: 'Bado hakuna jibu. Tunaendelea kujaribu, na unachoandika hakipotei.',
    lastContact: (when) => `Mara ya mwisho kuunganishwa: ${when}.`,
    back: 'Mtandao umerudi.',
    storageTitle: 'Hifadhi ya kivinjari hiki haijibu',
    storage: (phone) =>
      `Pakia ukurasa tena. Isiposaidia, funga vichupo vingine vya tovuti hii au ufunge kivinjari na kukifungua upya${phone === '' ? '' : `, au tupigie simu: ${phone}`}.`,
    loadAgain: 'Pakia tena',
    updateTitle: 'Toleo jipya liko tayari',
    update: 'Kulipakia huchukua sekunde moja.',
    updateLater: 'Maliza fomu yako kwanza: ulichojaza hapa kingepotea.',
    updateNow: 'Tumia sasa',
    later: 'Baadaye',
    installTitle: 'Weka Tulia karibu nawe',
    install:
      'Ikiwa kwenye skrini ya mwanzo, saa na viungo vya vikao vyako hufunguka kwa mguso mmoja, hata bila mtandao.',
    installNow: 'Ongeza kwenye skrini ya mwanzo',
    installNo: 'Hapana, asante',
    iosTitle: 'Weka Tulia kwenye skrini yako ya mwanzo',
    ios: 'Gusa kitufe cha Kushiriki cha kivinjari chako, kisha “Add to Home Screen”.',
    iosDone: 'Nimeelewa',
  },
});
