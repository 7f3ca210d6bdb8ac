import { catalogue } from '../../platform/language/catalogue';

/** Apart from the 404 page's texts: every page loads this. */
export const brokenPageTexts = catalogue({
  en: {
    heading: 'Unexpected Application Error!',
    text: 'This page stumbled: something went wrong on our side while showing it. Nothing you sent is lost. Loading it again usually helps.',
    reload: 'Load again',
    home: 'Return to Home',
    help: 'If it keeps happening, please tell us:',
  },
  sw: {
    heading: 'Hitilafu isiyotarajiwa ya programu!',
    text: 'Ukurasa huu umekwama: kuna hitilafu upande wetu wakati wa kuuonyesha. Ulichotuma hakijapotea. Kuupakia tena kwa kawaida husaidia.',
    reload: 'Pakia tena',
    home: 'Rudi Nyumbani',
    help: 'Ikiendelea kutokea, tafadhali tuambie:',
  },
});
