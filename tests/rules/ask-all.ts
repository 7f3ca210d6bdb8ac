/** Asks many decisions at once without any depending on another. */
import type { Action, Answer } from './action';
import type { Person } from './people';

export interface Question {
  person: Person;
  action: Action;
  expected: Answer;
}

const AT_ONCE = 12;

/** What is read, or should be refused, changes nothing and may go together; the rest goes one by one. */
export const together = ({ action, expected }: Question) =>
  action.op === 'get' ||
  action.op === 'list' ||
  (expected === 'deny' && !(action.op === 'create' && action.afresh === true));

/** The answers, in the order of the questions. */
export async function askAll(
  decide: (person: Person, action: Action) => Promise<Answer>,
  questions: readonly Question[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const numbered = questions.map((question, index) => ({ question, index }));
  const ask = async ({ question, index }: (typeof numbered)[number]) => {
    answers[index] = await decide(question.person, question.action);
  };
  const waiting = numbered.filter(({ question }) => together(question));
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await ask(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const each of numbered) if (!together(each.question)) await ask(each);
  return answers;
}
