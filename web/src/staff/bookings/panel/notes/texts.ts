import { catalogue } from '../../../../platform/language/catalogue';
import { plural } from '../../../../platform/language/plural';

/** The private note: its templates, its signature, a change by another staff member, and its earlier versions. */
export const adminNotesCopy = catalogue({
  en: {
    meanwhile: (who: string) => `${who} has written meanwhile:`,
    removedMeanwhile: (who: string) => `${who} has removed the note meanwhile.`,
    goOn: 'I have read it, go on with mine',
    takeTheirs: 'Take theirs',
    earlier: (count: number) =>
      plural('en', count, { one: '1 earlier version', other: `${count} earlier versions` }),
    removed: 'The note was removed.',
    loading: 'Loading the earlier versions…',
    failed: 'The earlier versions could not be loaded.',
    retry: 'Try again',
    draftSaved: (clock: string) => `Saved ${clock}, as a draft that only you can read.`,
    notSaved: 'Not saved yet',
    notSavedAgain: '– it is tried again by itself.',
    notSavedClosed: 'Your note waits in this tab and is sent by itself. Please leave the tab open.',
    draftFound: (when: string) => `You wrote this on ${when} and had not saved it.`,
    dropDraft: 'Drop the draft',
    template: 'Begin with',
    templates: {
      soap: { name: 'SOAP', text: 'Subjective:\n\nObjective:\n\nAssessment:\n\nPlan:\n' },
      dap: { name: 'DAP', text: 'Data:\n\nAssessment:\n\nPlan:\n' },
    },
    sign: 'Sign note',
    signTitle: 'Sign this note?',
    signText:
      'Its text can never be changed after that, by nobody. What is to be added later stands beside it, with name and time.',
    signBack: 'Not yet',
    signed: 'Note signed',
    signedBy: (who: string, when: string) => `Signed by ${who}, ${when}`,
    amendments: 'Amendments',
    amendment: 'Amendment',
    amendmentHint: 'Stands beside the note for good, with your name and the time.',
    amend: 'Add amendment',
    amended: 'Amendment added',
  },
  sw: {
    meanwhile: (who) => `${who} ameandika wakati huo:`,
    removedMeanwhile: (who) => `${who} ameondoa maelezo wakati huo.`,
    goOn: 'Nimeyasoma, endelea na yangu',
    takeTheirs: 'Chukua yake',
    earlier: (count) =>
      plural('sw', count, {
        one: 'Toleo 1 la awali',
        other: `Matoleo ${count} ya awali`,
      }),
    removed: 'Maelezo yaliondolewa.',
    loading: 'Matoleo ya awali yanapakiwa…',
    failed: 'Matoleo ya awali hayakuweza kupakiwa.',
    retry: 'Jaribu tena',
    draftSaved: (clock) => `Imehifadhiwa ${clock}, kama rasimu unayoweza kuisoma wewe tu.`,
    notSaved: 'Haijahifadhiwa bado',
    notSavedAgain: '– itajaribiwa tena yenyewe.',
    notSavedClosed:
      'Maelezo yako yanasubiri katika kichupo hiki na yatatumwa yenyewe. Tafadhali usikifunge.',
    draftFound: (when) => `Uliandika haya ${when} na hukuwa umeyahifadhi.`,
    dropDraft: 'Ondoa rasimu',
    template: 'Anza na',
    templates: {
      soap: {
        name: 'SOAP',
        text: 'Anachosema:\n\nKinachoonekana:\n\nTathmini:\n\nMpango:\n',
      },
      dap: { name: 'DAP', text: 'Taarifa:\n\nTathmini:\n\nMpango:\n' },
    },
    sign: 'Tia sahihi',
    signTitle: 'Utie sahihi maelezo haya?',
    signText:
      'Baada ya hapo maandishi yake hayawezi kubadilishwa na yeyote. Kitakachoongezwa baadaye hukaa kando yake, pamoja na jina na muda.',
    signBack: 'Bado',
    signed: 'Maelezo yametiwa sahihi',
    signedBy: (who, when) => `Sahihi ya ${who}, ${when}`,
    amendments: 'Nyongeza',
    amendment: 'Nyongeza',
    amendmentHint: 'Hukaa kando ya maelezo daima, pamoja na jina lako na muda.',
    amend: 'Ongeza nyongeza',
    amended: 'Nyongeza imeongezwa',
  },
});
