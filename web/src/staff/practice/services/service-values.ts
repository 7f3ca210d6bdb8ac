import type { ServiceInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { Service } from '@tulia/domain/practice/service';

const EMPTY: ServiceInput = {
  isNew: true,
  slug: '',
  name: emptyText,
  description: emptyText,
  durationMinutes: 50,
  price: 0,
  isActive: false,
  ages: ['adult'],
  forCouples: false,
};

/** The first values of the form. */
export function valuesOf(service: Service | null): ServiceInput {
  if (service === null) return EMPTY;
  const { slug } = service;
  const { durationMinutes, price, isActive, forCouples } = service;
  const ages = [...service.ages];
  // A language that was added later is empty until staff write in it.
  const name = { ...emptyText, ...service.name };
  const description = { ...emptyText, ...service.description };
  const facts = { durationMinutes, price, isActive, ages, forCouples };
  return { isNew: false, slug, name, description, ...facts };
}
