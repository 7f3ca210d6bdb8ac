import type { Localized } from '@tulia/domain/person/localized';
import { inLanguage } from '@tulia/domain/person/localized';
import type { Language } from '../../platform/language/catalogue';
import { Prose } from '../../ui/layout';

/** An empty line begins a paragraph. */
export const FullStory = ({ text, language }: { text: Localized; language: Language }) => (
  <Prose>
    {inLanguage(text, language)
      .split(/\n\s*\n/)
      .map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </Prose>
);
