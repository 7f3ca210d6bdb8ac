import { color } from '../tokens';
import { Illustration, Line } from './illustration';

/** Privacy. */
export const ShelteredLeaf = () => (
  <Illustration width={420} height={320}>
    <path
      d="M22 190C10 90 100 26 214 28s190 62 184 154-84 116-190 116S32 274 22 190Z"
      fill={color.primarySoft}
    />
    <ellipse cx="208" cy="270" rx="150" ry="20" fill={color.surface} opacity=".7" />
    <path
      d="M112 260v-96c0-64 36-104 86-104s86 40 86 104v96Z"
      fill={color.surface}
      opacity=".7"
      stroke={color.primary}
      strokeWidth="4"
    />
    <Line d="M136 228v-58c0-42 14-68 38-80" color={color.surface} width={8} />
    <circle cx="198" cy="50" r="11" fill={color.primary} />
    <rect x="98" y="256" width="200" height="18" rx="9" fill={color.primary} />
    <path d="M162 256c4-22 68-22 74 0Z" fill={color.accentHover} opacity=".85" />
    <Line d="M198 242c-2-44 0-66 4-96" color={color.primary} width={6} />
    <path
      d="M199 204c-32 2-44-18-42-40 28-2 44 14 42 40ZM200 184c28-2 40-20 36-42-26 0-40 16-36 42ZM202 150c-16-12-16-30-2-42 14 10 16 28 2 42Z"
      fill={color.primary}
    />
    <g
      fill="none"
      stroke={color.accent}
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="330" cy="208" r="16" />
      <path d="M330 224v48M330 250h14M330 268h12" />
    </g>
  </Illustration>
);
