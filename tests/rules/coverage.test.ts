/** No expression of the rules goes unasked. */
import { expect, it } from 'vitest';
import { askAll, type Question } from './ask-all';
import { expressions, unreached } from './coverage';
import { DECISIONS } from './decisions';
import { DRAFTS } from './drafts';
import { layOut } from './fixture';
import { allOfRow, questionsOfDraft } from './questions';
import { RULES } from './rules-file';
import { EmulatorProject } from './wire/emulator';

/** The emulator keeps every value of every expression: long texts, and all the ways to be refused, would fill its memory. */
const isLight = ({ action, expected }: Question) =>
  expected === 'allow' && JSON.stringify(action).length < 2000;

it('reaches every expression of the rules', { timeout: 300_000 }, async () => {
  const project = new EmulatorProject(`demo-coverage-${String(Date.now())}`);
  expect(await project.loadRules(RULES)).toEqual({ loaded: true, issues: null });
  await layOut(project);
  const questions = [
    ...DECISIONS.flatMap(allOfRow),
    ...DRAFTS.flatMap(questionsOfDraft).filter(isLight),
  ];
  expect(await askAll(project, questions)).toEqual(questions.map((each) => each.expected));

  const coverage = await project.coverage();
  expect(unreached(coverage, RULES)).toEqual([]);
  expect(expressions(coverage)).toBeGreaterThan(300);
});
