import { catalogue } from '../../../platform/language/catalogue';

/** The next free times of a service. */
export const nextFreeCopy = catalogue({
  en: {
    label: 'Next free:',
    zone: 'Nairobi time',
    none: 'No free time in the next three weeks.',
  },
  sw: {
    label: 'Nafasi zilizo karibu:',
    zone: 'saa za Nairobi',
    none: 'Hakuna nafasi katika wiki tatu zijazo.',
  },
});
