import { styled } from 'styled-components';
import type { PolicySection } from '@tulia/domain/wording/consent/policy-text';
import { H2, H3 } from '../../ui/heading';
import { Prose } from '../../ui/layout';
import { space } from '../../ui/tokens';

const Text = styled(Prose)`
  margin-bottom: ${space.xl};
  > section + section {
    margin-top: 2em;
  }
  section > * + * {
    margin-top: 0.8em;
  }
  section > :first-child {
    margin-top: 0;
  }
`;

/** Starts with a letter, as the hash rule demands. */
export const sectionId = (index: number): string => `section-${index + 1}`;

/** With `anchors` links can point at the sections. */
export function PolicySections({
  sections,
  anchors = false,
}: {
  sections: readonly PolicySection[];
  anchors?: boolean;
}) {
  const Heading = anchors ? H2 : H3;
  return (
    <Text>
      {sections.map((section, index) => (
        <section key={section.heading} {...(anchors && { id: sectionId(index) })}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Text>
  );
}
