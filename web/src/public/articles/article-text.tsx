import Markdown, { type Components } from 'react-markdown';
import { styled } from 'styled-components';
import { Prose } from '../../ui/layout';
import { color, font, space } from '../../ui/tokens';

const Text = styled(Prose)`
  max-width: 36em;
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.25rem);
  blockquote {
    padding-left: ${space.md};
    border-left: 4px solid ${color.accent};
    font-family: ${font.heading};
  }
  h4 {
    margin-top: 1.2em;
  }
`;

const link: Components['a'] = ({ href, children }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Headings of the content are one level below the article's title, `h1` or `h2`. */
const components: Record<1 | 2, Components> = {
  1: { h1: ({ children }) => <h2>{children}</h2>, a: link },
  2: {
    h1: ({ children }) => <h3>{children}</h3>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    a: link,
  },
};

interface ArticleTextProps {
  children: string;
  language: string;
  /** level of the article's title */
  under: 1 | 2;
}

/** Markdown without raw HTML and images; the library removes dangerous addresses. */
export const ArticleText = ({ children, language, under }: ArticleTextProps) => (
  <Text lang={language}>
    <Markdown components={components[under]} disallowedElements={['img']} skipHtml>
      {children}
    </Markdown>
  </Text>
);
