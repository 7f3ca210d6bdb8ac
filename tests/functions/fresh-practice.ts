/**
 * Vitest setup: each file of tests finds the practice, its M-Pesa account and the outside services as a world opens them,
 * whatever was tested there before. So none needs another, none takes the days and times that another needs, and what looks
 * over the whole database finds little in it.
 */
import { seedWorld } from '../../local/seed/seed-world';
import { daraja } from '../support/daraja';
import { calendar, inbox, world } from '../support/world';

await Promise.all([
  seedWorld(world.ports),
  daraja.forget(),
  daraja.fault({ kind: 'ok' }),
  calendar.fault({ kind: 'ok' }),
  inbox.fault('ok'),
]);
