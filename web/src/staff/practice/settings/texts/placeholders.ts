import { catalogue } from '../../../../platform/language/catalogue';

/** /admin/settings: the settings that the practice has not written yet. */
export const adminPlaceholdersTexts = catalogue({
  en: {
    title: 'Still as the product came. Please put in your own:',
    name: (who: string) => `Name of the practitioner, who is called “${who}”`,
    licence: (who: string) => `Licence of ${who}`,
    crisisNumber: (number: string) => `Crisis number ${number}: nobody has called and confirmed it`,
    practitioners: 'Names, licences and pictures are under Practitioners',
  },
  sw: {
    title: 'Bado ni ya mfano. Tafadhali weka yako:',
    name: (who) => `Jina la mtaalamu, anayeitwa “${who}”`,
    licence: (who) => `Leseni ya ${who}`,
    crisisNumber: (number) => `Nambari ya dharura ${number}: hakuna aliyeipiga na kuithibitisha`,
    practitioners: 'Majina, leseni na picha ziko chini ya Wataalamu',
  },
});
