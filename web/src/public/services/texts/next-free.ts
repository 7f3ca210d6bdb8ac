import { catalogue } from '../../../platform/language/catalogue';

export const nextFreeTexts = catalogue({
  en: {
    label: 'Next free:',
    book: (when: string) => `Book ${when}`,
    zone: 'Nairobi time',
    none: 'No free time in the next three weeks.',
  },
  sw: {
    label: 'Nafasi zilizo karibu:',
    book: (when) => `Weka miadi: ${when}`,
    zone: 'saa za Nairobi',
    none: 'Hakuna nafasi katika wiki tatu zijazo.',
  },
});
