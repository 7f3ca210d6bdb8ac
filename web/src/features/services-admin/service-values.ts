import type { ServiceInput } from '@tulia/domain/calls/manage-practice';
import { slugOf, type Service } from '@tulia/domain/records/service';

const EMPTY: ServiceInput = {
  isNew: true,
  slug: '',
  name: '',
  nameSw: '',
  description: '',
  descriptionSw: '',
  durationMinutes: 50,
  price: 0,
  isActive: false,
};

/** What the form begins with. */
export function valuesOf(service: Service | null): ServiceInput {
  if (service === null) return EMPTY;
  const { slug, name, nameSw, description, descriptionSw } = service;
  const { durationMinutes, price, isActive } = service;
  const texts = { name, nameSw, description, descriptionSw };
  return { isNew: false, slug, ...texts, durationMinutes, price, isActive };
}

/** The slug follows the name of a new service until somebody writes one. */
export function withName(values: ServiceInput, name: string): ServiceInput {
  const follows = values.isNew && values.slug === slugFrom(values.name);
  return { ...values, name, slug: follows ? slugFrom(name) : values.slug };
}

/** The domain's slug of a title, without what an address cannot hold. */
function slugFrom(name: string): string {
  return slugOf(name)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
