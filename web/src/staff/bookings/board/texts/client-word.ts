import { catalogue } from '../../../../platform/language/catalogue';

/** What a client says on the day, as staff read it. */
export const clientWordTexts = catalogue({
  en: {
    late: (at: string) => `Late, said at ${at}`,
    call: (at: string) => `Asks for a call, said at ${at}:`,
    missedTitle: 'Mark as no-show all the same?',
    missedText: (client: string) => `${client} has told you something about this session:`,
  },
  sw: {
    late: (at) => `Anachelewa, alisema saa ${at}`,
    call: (at) => `Anaomba kupigiwa simu, alisema saa ${at}:`,
    missedTitle: 'Weka kuwa hakufika hata hivyo?',
    missedText: (client) => `${client} amekuambia jambo kuhusu kikao hiki:`,
  },
});
