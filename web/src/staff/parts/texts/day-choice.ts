import { catalogue } from '../../../platform/language/catalogue';

export const dayChoiceTexts = catalogue({
  en: { today: 'Today', closed: 'closed', another: 'Another day' },
  sw: { today: 'Leo', closed: 'imefungwa', another: 'Siku nyingine' },
});
