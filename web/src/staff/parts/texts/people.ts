import { catalogue } from '../../../platform/language/catalogue';

/** The choice among several practitioners. */
export const adminPeopleTexts = catalogue({
  en: {
    person: 'Practitioner',
    everybody: 'Everybody',
    anyone: 'Whoever is free first',
    with: 'With',
    nobody:
      'No practitioner belongs to your account yet. An administrator can change that under Practitioners.',
  },
  sw: {
    person: 'Mtaalamu',
    everybody: 'Wote',
    anyone: 'Yeyote aliye huru kwanza',
    with: 'Pamoja na',
    nobody:
      'Bado hakuna mtaalamu aliyeunganishwa na akaunti yako. Msimamizi anaweza kubadilisha hilo chini ya Wataalamu.',
  },
});
