import type { PolicyText } from '@tulia/domain/wording/consent/policy-text';
import { H3 } from '../../../ui/heading';
import { Prose, Stack } from '../../../ui/layout';

export function PolicyWords({ text }: { text: PolicyText }) {
  return (
    <Stack>
      <Prose>
        <p>{text.intro}</p>
        {text.sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section key={heading}>
            <H3>{heading}</H3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Prose>
    </Stack>
  );
}
