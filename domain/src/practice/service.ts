/** `services/{slug}`; the id is the slug. Texts in both languages. */
export interface Service {
  slug: string;
  name: string;
  nameSw: string;
  description: string;
  descriptionSw: string;
  durationMinutes: number;
  /** whole Kenyan shillings */
  price: number;
  isActive: boolean;
}

/** The slug of a title: lower-cased, spaces turned into hyphens (specification section 2, /services). */
export function slugOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}

/** The services the product ships with (design section 8, "which services exist"). */
export const seedServices: readonly Service[] = [
  {
    slug: 'individual-therapy',
    name: 'Individual Therapy',
    nameSw: 'Tiba ya Mtu Binafsi',
    description:
      'One-to-one sessions for depression, anxiety, trauma, grief and the questions life asks of you.',
    descriptionSw:
      'Vikao vya ana kwa ana kwa msongo wa mawazo, wasiwasi, kiwewe, majonzi na maswali mazito ya maisha.',
    durationMinutes: 50,
    price: 3000,
    isActive: true,
  },
  {
    slug: 'adolescent-support',
    name: 'Adolescent Support',
    nameSw: 'Msaada kwa Vijana',
    description:
      'A safe space for young people aged 12 to 17: school stress, peer pressure, identity and family.',
    descriptionSw:
      'Mahali salama kwa vijana wa miaka 12 hadi 17: msongo wa masomo, shinikizo la rika, utambulisho na familia.',
    durationMinutes: 45,
    price: 2000,
    isActive: true,
  },
  {
    slug: 'couples-therapy',
    name: 'Couples Therapy',
    nameSw: 'Tiba ya Wanandoa',
    description: 'For two people who want to understand each other again, at their own pace.',
    descriptionSw: 'Kwa watu wawili wanaotaka kuelewana tena, kwa mwendo wao wenyewe.',
    durationMinutes: 60,
    price: 2500,
    isActive: true,
  },
  {
    slug: 'consultation',
    name: 'Consultation',
    nameSw: 'Ushauri',
    description: 'A focused half hour on one question or decision.',
    descriptionSw: 'Nusu saa ya kuzungumzia swali au uamuzi mmoja.',
    durationMinutes: 30,
    price: 2500,
    isActive: true,
  },
  {
    slug: 'free-consultation',
    name: 'Free Consultation',
    nameSw: 'Ushauri wa Bure',
    description: 'Fifteen minutes to meet, ask, and see whether we fit. It costs nothing.',
    descriptionSw: 'Dakika kumi na tano za kufahamiana, kuuliza, na kuona kama tunafaana. Ni bure.',
    durationMinutes: 15,
    price: 0,
    isActive: true,
  },
];
