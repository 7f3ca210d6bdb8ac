/** Hunts many mutants, a few at a time, each in a project of its own. */
import { layOut } from '../fixture';
import { RULES } from '../rules-file';
import { EmulatorProject } from '../wire/emulator';
import { CLUES } from './clues';
import { firstDifference, Memory } from './hunt';
import type { Mutant } from './mutants';

const AT_ONCE = 3;

export interface Score {
  killed: number;
  /** rules that do not even load, as some mistakes make them */
  unloadable: number;
  survivors: string[];
}

/** @param heard is told after each mutant */
export async function huntAll(
  mutants: readonly Mutant[],
  heard: (score: Score) => void = () => undefined,
): Promise<Score> {
  const score: Score = { killed: 0, unloadable: 0, survivors: [] };
  const memory = new Memory();
  const waiting = [...mutants].reverse();

  const hunt = async (project: EmulatorProject, mutant: Mutant) => {
    if (!(await project.loadRules(mutant.source)).loaded) {
      score.unloadable += 1;
      return;
    }
    const found = await firstDifference(project, memory.order(mutant, RULES, CLUES));
    if (found === null) {
      score.survivors.push(mutant.name);
      return;
    }
    score.killed += 1;
    memory.remember(mutant, found);
    // a write that was wrongly let through may have met another one
    if (found.expected === 'deny' && !/^(?:get|list)$/.test(found.action.op)) {
      await project.clear();
      await layOut(project);
    }
  };

  const worker = async (_: unknown, index: number) => {
    const project = new EmulatorProject(`demo-mutants-${String(Date.now())}-${String(index)}`);
    await layOut(project);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await hunt(project, next);
      heard(score);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return score;
}
