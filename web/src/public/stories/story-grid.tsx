import { inLanguage } from '@tulia/domain/person/localized';
import type { Story } from '@tulia/domain/records/site/story';
import { useState } from 'react';
import { publicTestimonialsTexts } from './texts/testimonials';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Grid, OnlyWithScript } from '../../ui/layout';
import { FullStory } from './full-story';
import { StoryQuote } from './story-quote';

export function StoryGrid({ stories }: { stories: readonly Story[] }) {
  const { t, lang } = useTexts(publicTestimonialsTexts);
  const [openId, setOpenId] = useState<string | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = stories.find(({ slug }) => slug === shownId);
  const close = () => setOpenId(null);
  return (
    <>
      <Grid $min="13rem">
        {stories.map(({ slug, quote, initials }) => (
          <StoryQuote key={slug} quote={inLanguage(quote, lang)} initials={initials}>
            <OnlyWithScript>
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                aria-label={t.readFullOf(initials)}
                onClick={() => {
                  setShownId(slug);
                  setOpenId(slug);
                }}
              >
                {t.readFull}
              </Button>
            </OnlyWithScript>
          </StoryQuote>
        ))}
      </Grid>
      {shown && (
        <Dialog
          open={openId !== null}
          onOpenChange={close}
          title={t.storyOf(shown.initials)}
          description={inLanguage(shown.quote, lang)}
          closeLabel={t.close}
          wide
          toRead
          footer={<Button onClick={close}>{t.close}</Button>}
        >
          <FullStory text={shown.fullStory} language={lang} />
        </Dialog>
      )}
    </>
  );
}
