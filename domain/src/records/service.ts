import type { Service } from '../practice/service';
import { defineRecord } from './record';

export const services = defineRecord<Service>('services');
export const servicePath = (slug: string) => `services/${slug}`;
