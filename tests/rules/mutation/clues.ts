/** The whole decision table, with what each question is about. */
import { DECISIONS } from '../decisions';
import { DRAFTS } from '../drafts';
import { PEOPLE } from '../people';
import { allOfRow, questionsOfDraft } from '../questions';
import { wordsOf, type Clue } from './hunt';

const placeOf = ({ action }: Pick<Clue, 'action'>) =>
  action.op === 'list' ? action.of : action.path;

export const CLUES: readonly Clue[] = [
  ...DECISIONS.flatMap((row) =>
    allOfRow(row).map((each) => ({
      ...each,
      turn: PEOPLE.indexOf(each.person),
      about: wordsOf(`${placeOf(each)} ${each.action.op} ${each.person.name}`),
    })),
  ),
  ...DRAFTS.flatMap((draft) =>
    questionsOfDraft(draft).map((each, index) => ({
      ...each,
      turn: index,
      about: wordsOf(`${placeOf(each)} ${each.action.op} ${draft.cases[index]?.name ?? ''}`),
    })),
  ),
];
