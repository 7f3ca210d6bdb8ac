import { catalogue } from '../../platform/language/catalogue';

export const notFoundTexts = catalogue({
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
