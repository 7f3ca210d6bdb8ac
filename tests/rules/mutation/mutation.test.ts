/**
 * Whether the decision table would notice a mistake in the rules: every mutant that differs at all must be unmasked.
 * Some of them are taken, others as the rules change, and all by `npm test -- --deep` (`local/test-run/depth.ts`).
 */
import { expect, it } from 'vitest';
import { depth } from '../../../local/test-run/depth';
import { PATIENCE_FOR_A_REHEARSAL_MS } from '../../../local/test-run/patience';
import { RULES } from '../rules-file';
import { EQUIVALENTS } from './equivalents';
import { huntAll } from './hunt-all';
import { mutantsOf } from './mutants';

const { oneMutantIn } = depth();

it(
  'unmasks every mutant of firestore.rules',
  async () => {
    const mutants = mutantsOf(RULES);
    const names = mutants.map((each) => each.name);
    expect(
      Object.keys(EQUIVALENTS).filter((name) => !names.includes(name)),
      'equivalents that are no mutants any more',
    ).toEqual([]);

    const different = mutants.filter((each) => EQUIVALENTS[each.name] === undefined);
    const chosen = different.filter(
      (_, index) => index % oneMutantIn === RULES.length % oneMutantIn,
    );
    const { killed, unloadable, survivors } = await huntAll(chosen);

    console.info(
      `rules mutation: ${String(killed)} of ${String(killed + survivors.length)} mutants unmasked ` +
        `(${String(chosen.length)} of ${String(mutants.length)} taken; ` +
        `${String(Object.keys(EQUIVALENTS).length)} equivalent, ${String(unloadable)} not loadable)`,
    );
    expect(survivors.sort()).toEqual([]);
    expect(killed).toBeGreaterThanOrEqual(400 / oneMutantIn);
  },
  PATIENCE_FOR_A_REHEARSAL_MS,
);
