import { color } from '../tokens';
import { Illustration, Line } from './illustration';

/** Client stories. */
export const Birds = () => (
  <Illustration width={520} height={320}>
    <circle cx="268" cy="158" r="138" fill={color.accentSoft} opacity=".75" />
    <Line
      d="M16 232c110-22 190 8 290-6 72-10 126-30 198-24"
      color={color.ink}
      width={9}
      opacity=".75"
    />
    <Line
      d="M120 226c-6 30-24 42-40 52M404 208c12-24 34-36 58-38"
      color={color.ink}
      width={5}
      opacity=".75"
    />
    <g fill={color.primary}>
      <path d="M80 280c-22 2-34-6-40-20 20-4 34 2 40 20ZM92 266c8-18 2-32-14-42-6 18 0 32 14 42ZM462 170c18-14 34-14 48-2-14 14-32 14-48 2ZM440 176c-4-20 6-34 24-40 2 20-6 34-24 40ZM42 226c-10-18-6-32 8-42 10 16 6 32-8 42Z" />
    </g>
    <g>
      <path
        d="M176 216c-36-4-52-34-44-66 8-34 44-48 74-32 12 6 18 16 20 28l22 8-22 8c0 34-18 56-50 54Z"
        fill={color.primary}
      />
      <path
        d="M136 168c-18 14-26 38-44 48 26 8 60 2 80-18-20 0-32-12-36-30Z"
        fill={color.primaryHover}
      />
      <path d="M170 160c22-4 36 10 34 32-22 6-40-6-34-32Z" fill={color.primarySoft} opacity=".5" />
      <circle cx="204" cy="144" r="5" fill={color.surface} />
      <path d="M176 216v14M190 214v14" stroke={color.ink} strokeWidth="4" strokeLinecap="round" />
    </g>
    <g>
      <path
        d="M352 208c34-2 52-30 46-60-6-32-38-48-68-34-14 6-20 18-22 30l-20 10 22 6c2 30 16 50 42 48Z"
        fill={color.accent}
      />
      <path
        d="M392 162c16 14 22 34 40 44-24 8-54 4-76-14 18-2 32-12 36-30Z"
        fill={color.accentHover}
      />
      <circle cx="328" cy="142" r="5" fill={color.surface} />
      <path d="M346 208v14M360 206v14" stroke={color.ink} strokeWidth="4" strokeLinecap="round" />
    </g>
    <g fill="none" stroke={color.primary} strokeWidth="4" strokeLinecap="round">
      <path d="M254 120c8-4 12-10 14-18M262 138c14-4 22-14 26-28" />
    </g>
  </Illustration>
);
