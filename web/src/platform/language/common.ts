import { catalogue } from './catalogue';

/** Texts that many screens share. */
export const commonCopy = catalogue({
  en: {
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    saving: 'Saving...',
    error: 'Error',
    retry: 'Try again',
    optional: '(optional)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    opensNewTab: '(opens in a new tab)',
    offlineTitle: 'You are offline',
    weakTitle: 'Your connection is weak',
    weakText: 'There is no answer yet. We keep trying.',
  },
  sw: {
    cancel: 'Ghairi',
    close: 'Funga',
    back: 'Rudi',
    saving: 'Inahifadhi...',
    error: 'Hitilafu',
    retry: 'Jaribu tena',
    optional: '(si lazima)',
    showPassword: 'Onyesha nenosiri',
    hidePassword: 'Ficha nenosiri',
    opensNewTab: '(hufunguka kwenye kichupo kipya)',
    offlineTitle: 'Huna mtandao',
    weakTitle: 'Mtandao wako ni dhaifu',
    weakText: 'Bado hakuna jibu. Tunaendelea kujaribu.',
  },
});

export type Common = (typeof commonCopy)['en'];
