import { catalogue } from '../../platform/language/catalogue';

/** The sessions that the device kept, shown while the practice's data cannot be read. */
export const keptDayTexts = catalogue({
  en: {
    heading: (asOf: string) => `Your sessions as of ${asOf}`,
    lead: 'Kept on this device. What has changed since then is not known.',
    none: 'At that time you had no session today or tomorrow.',
    noLink: 'No link yet',
    join: 'Join',
  },
  sw: {
    heading: (asOf) => `Vikao vyako kufikia ${asOf}`,
    lead: 'Vimehifadhiwa kwenye kifaa hiki. Kilichobadilika tangu wakati huo hakijulikani.',
    none: 'Wakati huo hukuwa na kikao leo wala kesho.',
    noLink: 'Hakuna kiungo bado',
    join: 'Jiunge',
  },
});
