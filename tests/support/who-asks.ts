/** Vitest setup: random values are those of the file that asks for them (`random.ts`). */
import path from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../local/machine/places';
import { tellWhoAsks } from './random';

tellWhoAsks(path.relative(ROOT, expect.getState().testPath ?? ''));
