/**
 * Every decision of `decisions.ts` and `drafts.ts`, asked of the emulator once; and no expression of the rules goes
 * unasked.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAll, type Question } from './ask-all';
import { type Clients, decideByClient, openClients } from './clients';
import { expressions, unreached } from './coverage';
import { DECISIONS } from './decisions';
import { questionsOfDraft, questionsOfRow } from './questions';
import { OPERATIONS, type Answer } from './action';
import { DRAFTS } from './drafts';
import { amina, PEOPLE } from './people';
import { RULES } from './rules-file';

let here: Clients;
/**
 * The emulator keeps every value of every expression: long texts, and all the ways to be refused, would fill its
 * memory, and telling what it kept would take longer than asking. So most requests that are refused are asked in
 * another project.
 */
let elsewhere: Clients;
const isHeavyDraft = ({ action, expected }: Question) =>
  expected !== 'allow' || JSON.stringify(action).length >= 2000;
/** Every so many of the people are asked about here, too, when they are refused. */
const REFUSED_HERE = 5;
const isHeavyRow = ({ expected, person }: Question) =>
  expected !== 'allow' && PEOPLE.indexOf(person) % REFUSED_HERE !== 0;

const rows = DECISIONS.map((row) => ({
  subject: row.subject,
  operations: OPERATIONS.filter((operation) => row.actions[operation] !== undefined).map(
    (operation) => [operation, questionsOfRow(row, operation)] as const,
  ),
}));
const drafts = DRAFTS.map((draft) => ({
  subject: draft.subject,
  names: draft.cases.map((each) => each.name),
  questions: questionsOfDraft(draft),
}));

const answers = new Map<Question, Answer>();

async function ask(of: Clients, questions: readonly Question[]): Promise<void> {
  const given = await askAll((person, action) => decideByClient(of, person, action), questions);
  questions.forEach((question, index) => answers.set(question, given[index]!));
}

beforeAll(async () => {
  here = await openClients('decisions');
  elsewhere = await openClients('heavy');
  expect(await here.project.loadRules(RULES)).toEqual({ loaded: true, issues: null });
  const table = rows.flatMap(({ operations }) => operations.flatMap(([, questions]) => questions));
  const written = drafts.flatMap(({ questions }) => questions);
  const heavy = [...table.filter(isHeavyRow), ...written.filter(isHeavyDraft)];
  const known = new Set(heavy);
  await ask(
    here,
    [...table, ...written].filter((each) => !known.has(each)),
  );
  await ask(elsewhere, heavy);
});
afterAll(() => Promise.all([here, elsewhere].map(({ environment }) => environment.cleanup())));

/** Compares the answers, under the names of the people who asked, with the expected ones. */
function expectAnswers(names: readonly string[], questions: readonly Question[]): void {
  const byName = (values: readonly (Answer | undefined)[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]]));
  expect(byName(questions.map((each) => answers.get(each)))).toEqual(
    byName(questions.map((each) => each.expected)),
  );
}

describe.each(rows)('$subject', ({ operations }) => {
  it.each(operations)('%s', (_, questions) => {
    const names = PEOPLE.map((each) => each.name);
    expectAnswers(names, questions);
  });
});

it.each(drafts)('writing $subject is decided by its fields', ({ names, questions }) => {
  expectAnswers(names, questions);
});

it('reaches every expression of the rules', async () => {
  const coverage = await here.project.coverage();
  expect(unreached(coverage, RULES)).toEqual([]);
  expect(expressions(coverage)).toBeGreaterThan(300);
});

it('a client reads an own booking without another document, which would be looked up and paid for', async () => {
  const alone = await openClients('lookups');
  // The emulator's report shows a lookup only where it finds something.
  await alone.project.prepare([{ kind: 'set', path: 'staff/amina', data: { role: 'x' } }]);
  const action = { op: 'get', path: 'bookings/of-account' } as const;
  expect(await decideByClient(alone, amina, action)).toBe('allow');
  const unasked = unreached(await alone.project.coverage(), RULES).join();
  const lookup = /get\(\/databases/g;
  expect(unasked.match(lookup)).toEqual(RULES.match(lookup));
  await alone.environment.cleanup();
});
