import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of firestore.rules. */
export const RULES = readFileSync(path.join(import.meta.dirname, '../../firestore.rules'), 'utf8');
