import type { ArticleInput } from '@tulia/domain/calls/practice/manage-practice';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import { adminArticlesCopy } from './texts';
import type { Language } from '../../../platform/language/catalogue';
import { LANGUAGES, MAIN_LANGUAGE } from '../../../platform/language/language';
import { languageNamesCopy } from '../../parts/texts/language-names';
import { useCopy } from '../../../platform/language/use-copy';
import type { ContractForm } from '../../../platform/live/use-contract-form';
import { Grid, Prose, Stack } from '../../../ui/layout';
import { Tabs } from '../../../ui/tabs';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { color, radius, space } from '../../../ui/tokens';

const Preview = styled(Prose)`
  overflow-wrap: anywhere;
  padding: ${space.md};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.md};
`;

const Tall = styled.div`
  textarea {
    min-height: 18rem;
  }
`;

/** Title, summary and Markdown in one language after the other, with a preview beside them. */
export function ArticleTexts({
  form,
  onTitle,
}: {
  form: ContractForm<ArticleInput, ArticleInput>;
  /** called with the title in the main language, which the address of a new article follows */
  onTitle: (title: string) => void;
}) {
  const { t } = useCopy(adminArticlesCopy);
  const { t: languages } = useCopy(languageNamesCopy);
  const content = useWatch({ control: form.control, name: 'content' });
  const title = (language: Language) =>
    form.field(
      `title.${language}`,
      language === MAIN_LANGUAGE
        ? { onChange: ({ target }: { target: HTMLInputElement }) => onTitle(target.value) }
        : {},
    );
  return (
    <Tabs
      label={t.language}
      items={LANGUAGES.map((id) => ({
        value: id,
        label: languages[id],
        content: (
          <Stack>
            <TextField label={t.title} lang={id} required={id === MAIN_LANGUAGE} {...title(id)} />
            <TextField label={t.summary} lang={id} {...form.field(`summary.${id}`)} />
            <Grid $min="20rem">
              <Tall>
                <TextArea
                  label={t.content}
                  hint={t.contentHint}
                  lang={id}
                  {...form.field(`content.${id}`)}
                />
              </Tall>
              <section aria-label={t.preview}>
                <strong>{t.preview}</strong>
                <MarkdownPreview language={id}>{content[id]}</MarkdownPreview>
              </section>
            </Grid>
          </Stack>
        ),
      }))}
    />
  );
}

/** The article as readers see it: without raw HTML and images. */
function MarkdownPreview({ children, language }: { children: string; language: Language }) {
  const { t } = useCopy(adminArticlesCopy);
  const text = useDeferredValue(children);
  return (
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
  );
}
