import type { Article } from '@tulia/domain/records/article';

/** A story about losing a brother, and about carrying grief. */
export const griefHasNoCalendar: Omit<Article, 'updatedAt'> = {
  slug: 'grief-has-no-calendar',
  title: { en: 'Grief has no calendar', sw: 'Majonzi hayana kalenda' },
  summary: {
    en: 'After the burial everyone went home. Mwende tells how she learned to carry the loss of her brother without hiding it.',
    sw: 'Baada ya mazishi kila mtu alirudi nyumbani. Mwende anasimulia jinsi alivyojifunza kubeba msiba wa kaka yake bila kuuficha.',
  },
  content: {
    en: `For nine days the compound was full: tea, songs, chairs borrowed from the church. On the tenth day everybody went home, and Mwende washed the cups alone. “People said: be strong. So I was strong, and I stopped feeling anything at all.”

## There is no right way

Grief comes in waves, not in steps. You may cry in the supermarket and laugh at the graveside. You may be angry with the person who died, or feel relieved after a long illness, and then be ashamed of it. All of this is grief. None of it means that you loved too little.

## What can help

- **Say the name.** Mwende tells her children one small story about their uncle every Sunday. A person who is spoken of is not lost twice.
- **Eat, sleep, walk.** The body grieves too. On the hardest days the task is only this: one meal, one walk, one night.
- **Let someone sit with you.** Not to advise, only to sit. You may say: “You do not have to fix it.”
- **Keep one thing and let one thing go.** She kept his radio and gave away his shoes. She did it when she was ready, not when others were.

## When grief gets stuck

Sometimes the wave does not go back. If after many months every day is as heavy as the first, if you cannot work or care for yourself, or if you wish that you had died as well, please talk to a professional. There is help for grief that has got stuck, and asking for it is not forgetting.

If you are in danger now, contact emergency services or go to the nearest hospital.

“I am not strong,” Mwende says. “I am soft, and I am still here. He would have liked that better.”`,
    sw: `Kwa siku tisa boma lilijaa watu: chai, nyimbo, viti vilivyoazimwa kanisani. Siku ya kumi kila mtu alirudi nyumbani, na Mwende akaosha vikombe peke yake. “Watu walisema: jikaze. Kwa hiyo nilijikaza, nikaacha kuhisi chochote kabisa.”

## Hakuna njia moja sahihi

Majonzi huja kwa mawimbi, si kwa hatua. Unaweza kulia dukani na kucheka kaburini. Unaweza kumkasirikia aliyefariki, au kuhisi nafuu baada ya ugonjwa mrefu, kisha ukaona aibu kwa hilo. Haya yote ni majonzi. Hakuna hata moja linalomaanisha kwamba ulipenda kidogo.

## Kinachoweza kusaidia

- **Taja jina.** Kila Jumapili Mwende huwasimulia watoto wake hadithi moja ndogo kuhusu mjomba wao. Anayezungumziwa hapotei mara mbili.
- **Kula, lala, tembea.** Mwili pia huomboleza. Katika siku ngumu zaidi kazi ni hii tu: mlo mmoja, matembezi mamoja, usiku mmoja.
- **Mruhusu mtu akae nawe.** Si kushauri, ni kukaa tu. Unaweza kusema: “Si lazima ulitatue.”
- **Tunza kitu kimoja, achilia kimoja.** Alitunza redio yake na kugawa viatu vyake. Alifanya hivyo alipokuwa tayari yeye, si walipokuwa tayari wengine.

## Majonzi yanapokwama

Wakati mwingine wimbi halirudi nyuma. Ikiwa baada ya miezi mingi kila siku ni nzito kama ya kwanza, ikiwa huwezi kufanya kazi au kujitunza, au ukitamani ungekufa pia, tafadhali zungumza na mtaalamu. Kuna msaada kwa majonzi yaliyokwama, na kuuomba si kusahau.

Ukiwa hatarini sasa, wasiliana na huduma za dharura au nenda hospitali iliyo karibu.

“Mimi si mgumu,” anasema Mwende. “Mimi ni laini, na bado nipo. Yeye angependa hivyo zaidi.”`,
  },
  resourceLink:
    'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
  published: true,
  order: 2,
};
