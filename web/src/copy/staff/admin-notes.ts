import { catalogue } from '../catalogue';
import { plural } from '../plural';

/** The private note, when somebody else has written in it, and its earlier versions. */
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
  },
});
