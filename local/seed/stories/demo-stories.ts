/**
 * Client stories of the demo practice, in the tone of the practice. They are examples: no deployment puts them into a
 * database or on a site.
 */
import type { Story } from '@tulia/domain/records/site/story';

const paragraphs = (...each: string[]) => each.join('\n\n');

const examples: readonly Pick<Story, 'slug' | 'initials' | 'quote' | 'fullStory'>[] = [
  {
    slug: 'story-am',
    initials: 'A. M.',
    quote: {
      en: 'I had forgotten what a quiet mind feels like. Now I know the way back to it.',
      sw: 'Nilikuwa nimesahau utulivu wa akili ni nini. Sasa ninaijua njia ya kuurudia.',
    },
    fullStory: {
      en: paragraphs(
        'For almost a year I slept three hours a night and told everyone I was fine. I was good at being fine. I booked the first session on my phone, in the car park, because it was the only place nobody would ask me anything.',
        'We did not start with my whole life. We started with one evening: what I did between nine and midnight, and what I was afraid would happen if I stopped. Week by week I tried small things and we looked at them together, without blame when they failed.',
        'I still have hard days. The difference is that I notice them earlier, I know what helps, and I no longer think that asking for help is a weakness.',
      ),
      sw: paragraphs(
        'Kwa karibu mwaka mzima nilikuwa nikilala kwa muda wa saa tatu pekee kila usiku huku nikiwaambia watu wote kwamba niko sawa. Nilikuwa hodari wa kuonekana niko sawa. Niliweka miadi ya kwanza kwa simu nikiwa kwenye gari, kwa sababu hapo tu ndipo hakuna mtu angeniuliza chochote.',
        'Hatukuanza na maisha yangu yote. Tulianza na jioni moja: nilichofanya kati ya saa tatu na saa sita usiku, na nilichoogopa kingetokea kama ningeacha. Wiki baada ya wiki nilijaribu mambo madogo na tukayatazama pamoja, bila lawama yaliposhindikana.',
        'Bado nina siku ngumu. Tofauti ni kwamba ninazitambua mapema, ninajua kinachonisaidia, na sifikirii tena kwamba kuomba msaada ni udhaifu.',
      ),
    },
  },
  {
    slug: 'story-jk',
    initials: 'J. K.',
    quote: {
      en: 'Nobody told me to be strong. Somebody finally asked me how it was.',
      sw: 'Hakuna aliyeniambia nijikaze. Hatimaye kuna aliyeniuliza hali ilikuwaje.',
    },
    fullStory: {
      en: paragraphs(
        'When my father died I became the one who arranged everything. There was a funeral to plan and relatives to host, and afterwards there was work. Months later I could not drive past his shop without stopping the car.',
        'In our sessions I could switch between Swahili and English, sometimes in one sentence, because some things have a name in only one of them. I was given time. Nobody counted how long grief is allowed to take.',
        'I talk to my children about him now. I thought therapy would make me forget faster; instead it taught me how to remember.',
      ),
      sw: paragraphs(
        'Baba yangu alipofariki, mimi ndiye niliyepanga kila kitu. Kulikuwa na mazishi ya kuandaa na ndugu wa kupokea, kisha kazi ikaendelea. Miezi mingi baadaye sikuweza kupita karibu na duka lake bila kusimamisha gari.',
        'Katika vikao vyetu niliweza kuchanganya Kiswahili na Kiingereza, wakati mwingine katika sentensi moja, kwa sababu mambo mengine yana jina katika lugha moja tu. Nilipewa muda. Hakuna aliyehesabu majonzi yanaruhusiwa kuchukua muda gani.',
        'Sasa ninawasimulia watoto wangu habari zake. Nilidhani tiba ingenisaidia kusahau haraka; badala yake ilinifundisha namna ya kukumbuka.',
      ),
    },
  },
  {
    slug: 'story-np',
    initials: 'N. & P.',
    quote: {
      en: 'We stopped keeping score and started to listen again.',
      sw: 'Tuliacha kuhesabiana makosa na tukaanza kusikilizana tena.',
    },
    fullStory: {
      en: paragraphs(
        'We lived in two cities for work and argued by text message. Every conversation ended as a list of who had done more. We agreed to three sessions, mainly so that each of us could say we had tried.',
        'What helped was surprisingly plain: one of us speaks, the other repeats what they heard, and only then answers. It felt awkward on the first evening and kind on the third.',
        'We still live in two cities. But on Sundays we have our hour, and we have not needed the list since.',
      ),
      sw: paragraphs(
        'Tuliishi miji miwili kwa sababu ya kazi na tukawa tunagombana kwa ujumbe mfupi. Kila mazungumzo yaliishia kuwa orodha ya nani amefanya zaidi. Tulikubaliana vikao vitatu, hasa ili kila mmoja wetu aweze kusema tulijaribu.',
        'Kilichosaidia kilikuwa rahisi ajabu: mmoja anaongea, mwingine anarudia alichosikia, ndipo anajibu. Jioni ya kwanza ilikuwa na aibu; ya tatu ilikuwa na upole.',
        'Bado tunaishi miji miwili. Lakini kila Jumapili tuna saa yetu moja, na tangu hapo hatujaihitaji ile orodha.',
      ),
    },
  },
];

/** One moment for all, so that the database and the built pages agree. */
const WRITTEN = Date.parse('2026-11-21T06:00:00Z');

export const demoStories: readonly Story[] = examples.map((example, index) => ({
  ...example,
  agreed: true,
  published: true,
  order: index + 1,
  updatedAt: WRITTEN,
}));
