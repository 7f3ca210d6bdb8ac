/** The whole decision table, with what each question is about. */
import { DECISIONS } from '../decisions';
import { DRAFTS } from '../drafts';
import { allOfRow, questionsOfDraft } from '../questions';
import { wordsOf, type Clue } from './hunt';

const placeOf = ({ deed }: Pick<Clue, 'deed'>) => (deed.op === 'list' ? deed.of : deed.path);

export const CLUES: readonly Clue[] = [
  ...DECISIONS.flatMap((row) =>
    allOfRow(row).map((each) => ({
      ...each,
      about: wordsOf(`${placeOf(each)} ${each.deed.op} ${each.person.name}`),
    })),
  ),
  ...DRAFTS.flatMap((draft) =>
    questionsOfDraft(draft).map((each, index) => ({
      ...each,
      about: wordsOf(`${placeOf(each)} ${each.deed.op} ${draft.cases[index]?.name ?? ''}`),
    })),
  ),
];
