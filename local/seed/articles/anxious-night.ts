import type { Article } from '@tulia/domain/records/article';

/** A story about worry at night, and three things that help. */
export const anxiousNight: Omit<Article, 'updatedAt'> = {
  slug: 'when-worry-keeps-you-awake',
  title: { en: 'When worry keeps you awake', sw: 'Wasiwasi unapokunyima usingizi' },
  summary: {
    en: 'A teacher from Kisumu learns to meet the thoughts that come at three in the morning, and to sleep again.',
    sw: 'Mwalimu kutoka Kisumu anajifunza kukabiliana na mawazo yanayokuja saa tisa usiku, na kulala tena.',
  },
  content: {
    en: `For months, Achieng woke at three. The house was quiet, and her thoughts were not: school fees, her mother’s blood pressure, the message she should not have sent. By four she had lived through every bad thing that might happen. By six she had to teach.

“I thought I was weak,” she says. “I did not know that a tired mind tells frightening stories, and that everyone’s does.”

## What is happening

At night the part of the mind that weighs and plans is half asleep, while the part that watches for danger is awake. Worries that are small by day look large. This is not madness and not a lack of faith. It is an alarm that rings too easily, and an alarm can be made calmer.

## Three things that helped Achieng

1. **Worry by appointment.** Every day at five she sits down with paper for fifteen minutes and writes every worry, with one small next step beside each. At night she can say: “This is already written down.”
2. **Longer out than in.** Breathe in slowly to four, out to six, for about three minutes. A long breath out tells the body that no lion is near.
3. **Get up, kindly.** After twenty minutes awake she leaves the bed, keeps the light low, and does something dull until she is sleepy. The bed is for sleep again, not for worrying.

## When to ask for help

If worry has taken your sleep, your appetite or your joy for more than two weeks, talk to somebody: a counsellor, a doctor, a person you trust. If you think of harming yourself, do not wait: contact emergency services or go to the nearest hospital.

Achieng still wakes up some nights. “Now I say: good morning, worry, it is not five o’clock yet. And usually I sleep.”`,
    sw: `Kwa miezi mingi, Achieng aliamka saa tisa usiku. Nyumba ilikuwa kimya, lakini mawazo yake hayakuwa kimya: karo ya shule, shinikizo la damu la mama yake, ujumbe ambao hakupaswa kuutuma. Ilipofika saa kumi, alikuwa ameishi kila jambo baya linaloweza kutokea. Ilipofika saa kumi na mbili, alitakiwa kufundisha.

“Nilidhani mimi ni dhaifu,” anasema. “Sikujua kwamba akili iliyochoka husimulia hadithi za kutisha, na kwamba ya kila mtu hufanya hivyo.”

## Kinachotokea

Usiku, sehemu ya akili inayopima na kupanga imelala nusu, huku sehemu inayoangalia hatari iko macho. Wasiwasi ulio mdogo mchana huonekana mkubwa usiku. Huu si wazimu wala si upungufu wa imani. Ni kengele inayolia kwa urahisi mno, na kengele inaweza kutulizwa.

## Mambo matatu yaliyomsaidia Achieng

1. **Wasiwasi kwa miadi.** Kila siku saa kumi na moja jioni anakaa na karatasi kwa dakika kumi na tano na kuandika kila wasiwasi, pamoja na hatua moja ndogo inayofuata. Usiku anaweza kusema: “Hili tayari limeandikwa.”
2. **Pumzi ndefu ya kutoa.** Vuta pumzi polepole ukihesabu hadi nne, itoe ukihesabu hadi sita, kwa takriban dakika tatu. Pumzi ndefu ya kutoa huuambia mwili kwamba hakuna simba karibu.
3. **Amka kwa upole.** Akikaa macho dakika ishirini anatoka kitandani, anaacha mwanga uwe hafifu, na kufanya jambo lisilosisimua hadi usingizi uje. Kitanda ni cha kulala tena, si cha kuhangaikia mambo.

## Wakati wa kuomba msaada

Ikiwa wasiwasi umekunyang’anya usingizi, hamu ya kula au furaha kwa zaidi ya wiki mbili, zungumza na mtu: mshauri, daktari, au mtu unayemwamini. Ukifikiria kujidhuru, usisubiri: wasiliana na huduma za dharura au nenda hospitali iliyo karibu.

Achieng bado huamka usiku mwingine. “Sasa nasema: habari za asubuhi, wasiwasi, bado si saa kumi na moja. Na kwa kawaida nalala.”`,
  },
  resourceLink: 'https://www.who.int/publications/i/item/9789240003927',
  published: true,
  order: 1,
};
