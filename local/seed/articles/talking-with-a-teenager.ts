import type { Article } from '@tulia/domain/records/article';

/** A story for parents of a child who has gone quiet. */
export const talkingWithATeenager: Omit<Article, 'updatedAt'> = {
  slug: 'when-your-teenager-goes-quiet',
  title: { en: 'When your teenager goes quiet', sw: 'Kijana wako anaponyamaza' },
  summary: {
    en: 'A father in Nakuru stopped asking about marks and started listening in the car. What parents can do when a child closes the door.',
    sw: 'Baba mmoja Nakuru aliacha kuuliza kuhusu alama na kuanza kusikiliza ndani ya gari. Mambo ambayo wazazi wanaweza kufanya mtoto anapofunga mlango.',
  },
  content: {
    en: `Kibet used to ask his daughter three questions each evening: How was school? Have you eaten? Where are your marks? He got three answers: Fine. Yes. Silence. In Form Two she stopped coming to the table at all.

“I thought it was disrespect,” he says. “It was sadness, and she had no words for it.”

## Quiet is a message

Young people go quiet for many reasons: trouble with friends, fear of failing, a body that changes, something said online that will not go away. Some quiet is simply growing up. Look closer when it lasts for weeks, when friends and old joys disappear with it, when sleep or food change, or when you find hurt on the body or words about not wanting to live.

## How to open the door

- **Side by side, not face to face.** In the car, over the dishes, on a walk. Eyes on the road make it easier to speak.
- **Ask small, then wait.** “What was the hardest minute today?” Count to ten before you say anything.
- **Listen before you repair.** “That sounds lonely” helps more than “You should have”. Advice can come tomorrow.
- **Say what you see, without blame.** “I see that you no longer play football. I miss watching you.”
- **Share a little of your own.** Not to compare, but to show that feelings pass.

## If you are worried

Ask directly and calmly: “Do you sometimes think of harming yourself?” Asking does not plant the thought; it takes away the loneliness of it. If the answer is yes, stay with your child and contact emergency services or go to the nearest hospital.

Counselling for ages 12 to 17 begins together: a parent or guardian gives consent and joins at least one session, and what your child says there stays with the counsellor unless somebody is in danger.

It took Kibet two months of driving slowly. “Then one evening she said: Dad, can we go round once more?”`,
    sw: `Kibet alikuwa akimuuliza binti yake maswali matatu kila jioni: Shule ilikuwaje? Umekula? Alama zako ziko wapi? Alipata majibu matatu: Nzuri. Ndiyo. Kimya. Alipofika kidato cha pili, binti aliacha kabisa kuja mezani.

“Nilidhani ni utovu wa heshima,” anasema. “Ilikuwa huzuni, na hakuwa na maneno ya kuieleza.”

## Kimya ni ujumbe

Vijana hunyamaza kwa sababu nyingi: matatizo na marafiki, hofu ya kufeli, mwili unaobadilika, jambo lililosemwa mtandaoni lisilofutika. Kimya kingine ni kukua tu. Angalia kwa makini kinapodumu kwa wiki nyingi, marafiki na furaha za zamani vinapopotea nacho, usingizi au chakula vinapobadilika, au unapoona majeraha mwilini au maneno ya kutotaka kuishi.

## Jinsi ya kufungua mlango

- **Kando kwa kando, si uso kwa uso.** Ndani ya gari, mkiosha vyombo, mkitembea. Macho yakiwa barabarani ni rahisi kuzungumza.
- **Uliza dogo, kisha subiri.** “Dakika ngumu zaidi leo ilikuwa ipi?” Hesabu hadi kumi kabla ya kusema chochote.
- **Sikiliza kabla ya kurekebisha.** “Hilo linasikika kama upweke” husaidia kuliko “Ulipaswa”. Ushauri unaweza kuja kesho.
- **Sema unachoona, bila lawama.** “Naona huchezi tena mpira. Ninakosa kukutazama.”
- **Simulia kidogo kuhusu yako mwenyewe.** Si kulinganisha, bali kuonyesha kwamba hisia hupita.

## Ukiwa na wasiwasi

Uliza moja kwa moja na kwa utulivu: “Je, wakati mwingine unafikiria kujidhuru?” Kuuliza hakupandi wazo hilo; kunaondoa upweke wake. Jibu likiwa ndiyo, kaa na mtoto wako na uwasiliane na huduma za dharura au nenda naye hospitali iliyo karibu.

Ushauri kwa wenye umri wa miaka 12 hadi 17 huanza pamoja: mzazi au mlezi anatoa idhini na kuhudhuria angalau kikao kimoja, na mtoto wako anachosema pale hubaki kwa mshauri isipokuwa mtu yuko hatarini.

Ilimchukua Kibet miezi miwili ya kuendesha polepole. “Kisha jioni moja akasema: Baba, tuzunguke mara moja zaidi?”`,
  },
  resourceLink: 'https://www.unicef.org/parenting/mental-health',
  published: true,
  order: 3,
};
