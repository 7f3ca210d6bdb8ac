import type { Service } from '../practice/service';
import { defineRecord } from './record';

export const services = defineRecord<Service>({ collection: 'services' });
export const servicePath = (slug: string) => `services/${slug}`;
