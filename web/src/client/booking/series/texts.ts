/** The switch for the same hour in several weeks; the form has it from the start. */
import { catalogue } from '../../../platform/language/catalogue';

export const seriesTexts = catalogue({
  en: {
    title: 'The same hour each week',
    hint: 'You choose how many weeks. We check every date before anything is booked.',
    more: (count: number) => `and ${count} more`,
    clashTitle: 'Some dates cannot be had',
    clashText: 'Please choose other times for these dates, or leave them out.',
  },
  sw: {
    title: 'Saa ileile kila wiki',
    hint: 'Unachagua ni wiki ngapi. Tunakagua kila tarehe kabla ya chochote kuwekwa.',
    more: (count) => `na tarehe nyingine ${count}`,
    clashTitle: 'Baadhi ya tarehe hazipatikani',
    clashText: 'Tafadhali chagua saa nyingine kwa tarehe hizi, au ziache.',
  },
});
