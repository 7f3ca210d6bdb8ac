/** Asks a mutant the decision table until one answer differs; what bears on the changed line is asked first. */
import { together, type Question } from '../ask-all';
import { decide } from '../action';
import type { EmulatorProject } from '../wire/emulator';
import type { Mutant } from './mutants';
import { blocksAt } from './scan';

export interface Clue extends Question {
  /** what the question is about, in the words of the rules */
  about: ReadonlySet<string>;
  /** its place among the questions of the same kind: of each kind one is asked before any is asked twice */
  turn: number;
}

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z]{3,}/g));

/** The first questions are the likeliest: small handfuls first, then larger ones. */
const HANDFULS = [3, 6, 12];

/** The first question that the mutant answers otherwise; null when it answers all as expected. */
export async function firstDifference(
  project: EmulatorProject,
  questions: readonly Clue[],
): Promise<Clue | null> {
  const waiting = [...questions];
  for (let round = 0; waiting.length > 0; round += 1) {
    const batch = waiting.splice(0, HANDFULS[round] ?? 16);
    const parallel = batch.filter(together);
    const differ = await Promise.all(parallel.map((each) => answersOtherwise(project, each)));
    const found = parallel.find((_, index) => differ[index]);
    if (found !== undefined) return found;
    for (const each of batch.filter((one) => !together(one)))
      if (await answersOtherwise(project, each)) return each;
  }
  return null;
}

/** A fault counts as another answer: the rules as they stand never cause one. */
async function answersOtherwise(project: EmulatorProject, question: Clue): Promise<boolean> {
  try {
    return (await decide(project, question.person, question.action)) !== question.expected;
  } catch {
    return true;
  }
}

/** Remembers what unmasked the mutants of a line, for the next one of that line. */
export class Memory {
  readonly #killers = new Map<number, Set<Clue>>();

  remember(mutant: Mutant, clue: Clue): void {
    const known = this.#killers.get(mutant.line) ?? new Set<Clue>();
    this.#killers.set(mutant.line, known.add(clue));
  }

  /** All questions, the most promising first. */
  order(mutant: Mutant, original: string, questions: readonly Clue[]): Clue[] {
    const line = original.split('\n')[mutant.line - 1] ?? '';
    const words = wordsOf(line);
    const blocks = [...blocksAt(original, mutant.at)];
    const known = this.#killers.get(mutant.line);
    const score = (clue: Clue) =>
      (known?.has(clue) === true ? 1000 : 0) +
      (blocks.some((block) => clue.about.has(block)) ? 100 : 0) +
      [...words].filter((word) => clue.about.has(word)).length * 10 +
      // Few are let through, and each of them shows a rule that has become too narrow.
      (clue.expected === 'allow' ? 5 : 0);
    return questions
      .map((clue) => ({ clue, score: score(clue) }))
      .sort((a, b) => b.score - a.score || a.clue.turn - b.clue.turn)
      .map(({ clue }) => clue);
  }
}
