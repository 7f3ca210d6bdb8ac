import { color } from '../tokens';
import { Illustration } from './illustration';

function Chair({ tone }: { tone: string }) {
  return (
    <>
      <path d="M8 40C8 12 30 2 56 4s40 18 38 44l-4 44H14Z" fill={tone} />
      <path
        d="M-4 78c0-12 20-14 24 0l4 20h56l6-20c4-14 24-12 24 0l-8 44H4Z"
        fill={tone}
        opacity=".78"
      />
      <path d="M24 98c16-8 40-8 56 0v14H24Z" fill={color.surface} opacity=".35" />
      <path d="M14 122v18M90 122v18" stroke={color.ink} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** About: two chairs turned to each other, a lamp, a plant, an open window. */
export function TwoChairs() {
  return (
    <Illustration width={520} height={380}>
      <rect x="150" y="26" width="220" height="178" rx="110" fill={color.primarySoft} />
      <circle cx="300" cy="112" r="34" fill={color.accentSoft} />
      <path
        d="M156 168c40-34 80-30 112-8 30-20 66-20 96 2-10 26-44 42-104 42-56 0-92-14-104-36Z"
        fill={color.primary}
        opacity=".3"
      />
      <path d="M260 26v178M152 120h216" stroke={color.surface} strokeWidth="6" />
      <ellipse cx="260" cy="330" rx="226" ry="30" fill={color.sunken} />
      <g transform="translate(66 190)">
        <Chair tone={color.primary} />
      </g>
      <g transform="translate(454 190) scale(-1 1)">
        <Chair tone={color.accent} />
      </g>
      <g>
        <rect x="222" y="276" width="76" height="8" rx="4" fill={color.ink} opacity=".8" />
        <path
          d="M236 284l-8 46M284 284l8 46"
          stroke={color.ink}
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".8"
        />
        <path d="M232 258h24c0 12-4 18-12 18s-12-6-12-18Z" fill={color.accent} />
        <path
          d="M240 250c-4-6 4-8 0-14M249 250c-4-6 4-8 0-14"
          stroke={color.inkSoft}
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M270 276c-2-16 0-26 6-36"
          stroke={color.primary}
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M275 244c-12-4-14-14-10-22 10 4 14 12 10 22ZM274 258c10 0 18-6 18-16-12 0-18 6-18 16Z"
          fill={color.primary}
        />
      </g>
      <g>
        <path d="M462 330V130" stroke={color.inkSoft} strokeWidth="5" />
        <path d="M428 132l14-46h40l14 46Z" fill={color.accentSoft} />
        <path d="M444 330h36" stroke={color.inkSoft} strokeWidth="6" strokeLinecap="round" />
      </g>
      <g>
        <path d="M28 330l8-40h36l8 40Z" fill={color.accentHover} opacity=".8" />
        <path d="M54 290c-4-50-2-70 2-104" stroke={color.primary} strokeWidth="5" fill="none" />
        <path
          d="M54 250c-26 2-38-14-38-34 22 0 38 12 38 34ZM55 226c22-2 34-18 32-38-22 4-34 18-32 38ZM55 200c-18-6-24-22-16-38 16 8 22 20 16 38Z"
          fill={color.primary}
        />
      </g>
    </Illustration>
  );
}
