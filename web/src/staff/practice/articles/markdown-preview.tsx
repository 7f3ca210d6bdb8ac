import type { ArticleInput } from '@tulia/domain/calls/practice/manage-practice';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import { adminArticlesTexts } from './texts';
import type { Language } from '../../../platform/language/catalogue';
import { useTexts } from '../../../platform/language/use-texts';
import { Prose } from '../../../ui/layout';
import { color, radius, space } from '../../../ui/tokens';

const Preview = styled(Prose)`
  overflow-wrap: anywhere;
  padding: ${space.md};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.md};
`;

/** The article as readers see it, without raw HTML and images. */
export function MarkdownPreview({
  control,
  language,
}: {
  control: Control<ArticleInput, unknown, ArticleInput>;
  language: Language;
}) {
  const { t } = useTexts(adminArticlesTexts);
  const content = useWatch({ control, name: 'content' });
  const text = useDeferredValue(content[language]);
  return (
    <section aria-label={t.preview}>
      <strong>{t.preview}</strong>
      <Preview lang={language}>
        {text.trim() === '' ? (
          <p>{t.previewEmpty}</p>
        ) : (
          <Markdown
            disallowedElements={['img']}
            skipHtml
            components={{
              h1: ({ children: words }) => <h3>{words}</h3>,
              h2: ({ children: words }) => <h3>{words}</h3>,
              h3: ({ children: words }) => <h4>{words}</h4>,
              a: ({ href, children: words }) => (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {words}
                </a>
              ),
            }}
          >
            {text}
          </Markdown>
        )}
      </Preview>
    </section>
  );
}
