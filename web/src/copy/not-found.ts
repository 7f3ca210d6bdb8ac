import { catalogue } from './catalogue';

/** The 404 page and the page that broke. */
export const notFoundCopy = catalogue({
  en: {
    heading: 'Oops! Page not found',
    text: 'The page you were looking for is not here. It may have moved.',
    home: 'Return to Home',
  },
  sw: {
    heading: 'Samahani! Ukurasa haupo',
    text: 'Ukurasa uliokuwa ukitafuta haupo hapa. Huenda umehamishwa.',
    home: 'Rudi Nyumbani',
  },
});

export const brokenPageCopy = catalogue({
  en: {
    heading: 'Unexpected Application Error!',
    text: 'This page stumbled: something went wrong on our side while showing it. Nothing you sent is lost. Loading it again usually helps.',
    reload: 'Load again',
    home: 'Return to Home',
    help: (phone: string) => `If it keeps happening, call us on ${phone}.`,
  },
  sw: {
    heading: 'Hitilafu isiyotarajiwa ya programu!',
    text: 'Ukurasa huu umekwama: kuna hitilafu upande wetu wakati wa kuuonyesha. Ulichotuma hakijapotea. Kuupakia tena kwa kawaida husaidia.',
    reload: 'Pakia tena',
    home: 'Rudi Nyumbani',
    help: (phone) => `Ikiendelea kutokea, tupigie simu: ${phone}.`,
  },
});
