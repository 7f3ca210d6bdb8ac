import { useState } from 'react';
import { styled } from 'styled-components';
import { publicStoriesCopy } from './texts/stories';
import { publicTestimonialsCopy } from './texts/testimonials';
import { useCopy } from '../../platform/language/use-copy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Grid, Prose } from '../../ui/layout';
import { StoryQuote } from './story-quote';

/** Without script there is no dialog; the whole stories then stand below, in the carousel's place. */
const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Three stories; 'Read Full Story' opens the whole one. */
export function StoryGrid() {
  const { t } = useCopy(publicTestimonialsCopy);
  const { stories } = useCopy(publicStoriesCopy).t;
  const [openId, setOpenId] = useState<string | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = stories.find(({ id }) => id === shownId);
  const close = () => setOpenId(null);
  return (
    <>
      <Grid $min="13rem">
        {stories.map(({ id, quote, initials }) => (
          <StoryQuote key={id} quote={quote} initials={initials}>
            <OnlyWithScript>
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                aria-label={t.readFullOf(initials)}
                onClick={() => {
                  setShownId(id);
                  setOpenId(id);
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
          description={shown.quote}
          closeLabel={t.close}
          wide
          toRead
          footer={<Button onClick={close}>{t.close}</Button>}
        >
          <Prose>
            {shown.fullStory.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Dialog>
      )}
    </>
  );
}
