/** Vitest setup: random values are those of the file that asks for them (`chance.ts`). */
import path from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../local/machine/places';
import { tellWhoAsks } from './chance';

tellWhoAsks(path.relative(ROOT, expect.getState().testPath ?? ''));
