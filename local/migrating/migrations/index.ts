/** Every migration, in order. A new one goes to the end. */
import type { Migration } from '../migration';
import { mailDueSince } from './001-mail-due-since';

export const MIGRATIONS: readonly Migration[] = [mailDueSince];
