import Markdown, { type Components } from 'react-markdown';
import { styled } from 'styled-components';
import { Prose } from '../../ui/layout';
import { color, font, space } from '../../ui/tokens';

const Text = styled(Prose)`
  blockquote {
    padding-left: ${space.md};
    border-left: 4px solid ${color.accent};
    font-family: ${font.heading};
  }
  h4 {
    margin-top: 1.2em;
  }
`;

/** The page has the `h1` and the article's title is an `h2`, so the content's headings begin one lower. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
};

/** An article's Markdown. Raw HTML in it is dropped, dangerous addresses are removed by the library, images are not shown. */
export function ArticleText({ children, language }: { children: string; language: string }) {
  return (
    <Text lang={language}>
      <Markdown components={components} disallowedElements={['img']} skipHtml>
        {children}
      </Markdown>
    </Text>
  );
}
