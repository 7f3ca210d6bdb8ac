import type { ArticleInput } from '@tulia/domain/calls/manage-practice';
import { useDeferredValue } from 'react';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import { adminArticlesCopy } from '../../copy/staff/admin-articles';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { useCopy } from '../../copy/use-copy';
import { Grid, Prose, Stack } from '../../ui/layout';
import { Tabs } from '../../ui/tabs';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { color, radius, space } from '../../ui/tokens';

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

const LANGUAGES = [
  { id: 'en', title: 'title', summary: 'summary', content: 'content' },
  { id: 'sw', title: 'titleSw', summary: 'summarySw', content: 'contentSw' },
] as const;

/** Title, summary and Markdown in one language after the other, with what readers will see beside it. */
export function ArticleTexts({
  values,
  problem,
  onTitle,
  onChange,
}: {
  values: ArticleInput;
  problem: (field: keyof ArticleInput) => string | undefined;
  /** of the English title, which a new address follows */
  onTitle: (title: string) => void;
  onChange: (part: Partial<ArticleInput>) => void;
}) {
  const { t } = useCopy(adminArticlesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  return (
    <Tabs
      label={t.language}
      items={LANGUAGES.map(({ id, title, summary, content }) => ({
        value: id,
        label: id === 'en' ? editor.english : editor.swahili,
        content: (
          <Stack>
            <TextField
              label={t.title}
              lang={id}
              required={id === 'en'}
              value={values[title]}
              error={problem(title)}
              onChange={({ target }) =>
                id === 'en' ? onTitle(target.value) : onChange({ [title]: target.value })
              }
            />
            <TextField
              label={t.summary}
              lang={id}
              value={values[summary]}
              error={problem(summary)}
              onChange={({ target }) => onChange({ [summary]: target.value })}
            />
            <Grid $min="20rem">
              <Tall>
                <TextArea
                  label={t.content}
                  hint={t.contentHint}
                  lang={id}
                  value={values[content]}
                  error={problem(content)}
                  onChange={({ target }) => onChange({ [content]: target.value })}
                />
              </Tall>
              <section aria-label={t.preview}>
                <strong>{t.preview}</strong>
                <MarkdownPreview language={id}>{values[content]}</MarkdownPreview>
              </section>
            </Grid>
          </Stack>
        ),
      }))}
    />
  );
}

/** As readers see it: raw HTML dropped, no images. */
function MarkdownPreview({ children, language }: { children: string; language: string }) {
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
