import { Illustration } from './illustration';
import { nature } from './nature';

/** Services. */
export const SteppingStones = () => (
  <Illustration width={520} height={340}>
    <defs>
      <clipPath id="stepping-stones-place">
        <rect width="520" height="340" rx="28" />
      </clipPath>
    </defs>
    <g clipPath="url(#stepping-stones-place)">
      <path d="M0 0h520v340H0Z" fill={nature.sky} />
      <circle cx="150" cy="96" r="62" fill={nature.glow} />
      <circle cx="150" cy="96" r="36" fill={nature.sun} />
      <path d="M0 164c70-52 150-56 230-18 80-46 180-52 290-10v70H0Z" fill={nature.farHills} />
      <path d="M0 196c90-30 180-26 280-10 80-22 160-22 240-6v40H0Z" fill={nature.nearHills} />
      <path d="M0 212c140-10 380-10 520 0v128H0Z" fill={nature.lake} />
      <path
        d="M286 224c20-26 74-40 126-40 50 0 92 12 108 34v22H300c-14 0-22-6-14-16Z"
        fill={nature.bank}
      />
      <rect x="362" y="112" width="116" height="88" fill={nature.cream} />
      <path d="M346 120l74-58 74 58Z" fill={nature.clay} strokeLinejoin="round" />
      <rect x="452" y="70" width="14" height="30" fill={nature.clayDark} />
      <path d="M346 120l74-58 74 58h-16l-58-45-58 45Z" fill={nature.clayDark} />
      <path d="M404 200v-42a16 16 0 0 1 32 0v42Z" fill={nature.sun} />
      <path d="M404 200v-42a16 16 0 0 1 8-14v56Z" fill={nature.wood} />
      <g fill={nature.glow} stroke={nature.woodLight} strokeWidth="4">
        <rect x="374" y="140" width="20" height="22" rx="3" />
        <rect x="446" y="140" width="20" height="22" rx="3" />
      </g>
      <path d="M404 200h32l-14 30h-58c14-8 30-18 40-30Z" fill={nature.floor} />
      <g fill={nature.leaf}>
        <circle cx="336" cy="190" r="18" />
        <circle cx="356" cy="196" r="14" />
        <circle cx="496" cy="190" r="20" />
      </g>
      <g stroke={nature.ripple} strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M60 246h56M208 238h46M322 268h70M70 306h40M396 304h60M236 318h60" />
      </g>
      <g fill={nature.stone}>
        <ellipse cx="120" cy="304" rx="44" ry="15" />
        <ellipse cx="208" cy="282" rx="36" ry="12" />
        <ellipse cx="278" cy="262" rx="29" ry="9" />
        <ellipse cx="334" cy="246" rx="22" ry="7" />
      </g>
      <g fill={nature.stoneLight}>
        <ellipse cx="116" cy="299" rx="34" ry="8" />
        <ellipse cx="205" cy="278" rx="27" ry="6" />
        <ellipse cx="276" cy="259" rx="21" ry="5" />
        <ellipse cx="332" cy="244" rx="15" ry="4" />
      </g>
      <g stroke={nature.leaf} strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M34 300c-2-40 0-66 8-92M50 300c2-32 8-50 18-70M22 300c-2-24-8-40-14-52" />
      </g>
      <g stroke={nature.clay} strokeWidth="10" strokeLinecap="round">
        <path d="M42 208l4-18M68 230l7-15" />
      </g>
    </g>
  </Illustration>
);
