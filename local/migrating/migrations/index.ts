/** Every migration, in order. A new one goes to the end. */
import type { Migration } from '../migration';
import { mailDueSince } from './001-mail-due-since';
import { leftAt } from './002-left-at';

export const MIGRATIONS: readonly Migration[] = [mailDueSince, leftAt];
