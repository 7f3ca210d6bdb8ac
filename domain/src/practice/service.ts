import type { AgeBand } from '../person/age-band';
import type { Localized } from '../person/localized';

/** `services/{slug}` */
export interface Service {
  slug: string;
  name: Localized;
  description: Localized;
  durationMinutes: number;
  /** whole Kenyan shillings */
  price: number;
  isActive: boolean;
  ages: readonly AgeBand[];
  /** two people come, one of them books */
  forCouples: boolean;
}

export function isForAge({ ages }: Pick<Service, 'ages'>, ageBand: AgeBand): boolean {
  return ages.includes(ageBand);
}

/** Lower case, with hyphens for spaces (specification section 2, /services). */
export function slugOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}

/** The shipped services (design section 8, "which services exist"). */
export const seedServices: readonly Service[] = [
  {
    slug: 'individual-therapy',
    name: { en: 'Individual Therapy', sw: 'Tiba ya Mtu Binafsi' },
    description: {
      en: 'One-to-one sessions for depression, anxiety, trauma, grief and the big questions of life.',
      sw: 'Vikao vya faragha kati yako na mtaalamu kuhusu mfadhaiko (depression), wasiwasi, kiwewe, majonzi na maswali mazito ya maisha.',
    },
    durationMinutes: 50,
    price: 3000,
    isActive: true,
    ages: ['adult'],
    forCouples: false,
  },
  {
    slug: 'adolescent-support',
    name: { en: 'Adolescent Support', sw: 'Msaada kwa Vijana wa Miaka 12–17' },
    description: {
      en: 'A safe space for young people aged 12 to 17: school stress, peer pressure, identity and family.',
      sw: 'Mahali salama kwa vijana wa miaka 12 hadi 17: msongo wa masomo, shinikizo la rika, utambulisho na familia.',
    },
    durationMinutes: 45,
    price: 2000,
    isActive: true,
    ages: ['adolescent'],
    forCouples: false,
  },
  {
    slug: 'couples-therapy',
    name: { en: 'Couples Therapy', sw: 'Tiba ya Wanandoa' },
    description: {
      en: 'For two people who want to understand each other again, at their own pace.',
      sw: 'Kwa watu wawili wanaotaka kuelewana tena, kwa kasi wanayoiweza.',
    },
    durationMinutes: 60,
    price: 2500,
    isActive: true,
    ages: ['adult'],
    forCouples: true,
  },
  {
    slug: 'consultation',
    name: { en: 'Consultation', sw: 'Ushauri' },
    description: {
      en: 'A focused half hour on one question or decision.',
      sw: 'Nusu saa ya kuzungumzia swali au uamuzi mmoja.',
    },
    durationMinutes: 30,
    price: 2500,
    isActive: true,
    ages: ['adult', 'adolescent'],
    forCouples: false,
  },
  {
    slug: 'free-consultation',
    name: { en: 'Free Consultation', sw: 'Mazungumzo ya Bure' },
    description: {
      en: 'Fifteen minutes to meet, ask, and see whether we fit. It costs nothing.',
      sw: 'Dakika kumi na tano za kufahamiana, kuuliza, na kuona kama tunafaana. Ni bure.',
    },
    durationMinutes: 15,
    price: 0,
    isActive: true,
    ages: ['adult', 'adolescent'],
    forCouples: false,
  },
];
