import { Stack } from '../../../ui/layout';
import { H3 } from '../../../ui/heading';
import type { PolicyText } from '@tulia/domain/wording/consent/policy-text';
import { Points } from './policy-style';

/** A longer text to be read before agreeing: its introduction and its sections. */
export function PolicyView({ text }: { text: PolicyText }) {
  return (
    <Stack>
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
