import { Stack } from '../../../ui/layout';
import { H3 } from '../../../ui/heading';
import type { PolicyText } from '@tulia/domain/wording/consent/policy-text';
import { styled } from 'styled-components';
import { space } from '../../../ui/tokens';

export const Points = styled.ul`
  padding-left: 1.3rem;
  li + li {
    margin-top: ${space.xxs};
  }
`;

/** @param lang of the text, where it may differ from the language of the page */
export function PolicyView({ text, lang }: { text: PolicyText; lang?: string }) {
  return (
    <Stack lang={lang}>
      <p>{text.intro}</p>
      {text.sections.map((section) => (
        <Stack as="section" $gap="xs" key={section.heading}>
          <H3>{section.heading}</H3>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <Points>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
