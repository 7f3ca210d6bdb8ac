import { Illustration, Line } from './illustration';
import { nature } from './nature';

/** Seen from the side, facing right; its feet stand on y = 168. */
const Armchair = ({ cloth, light, dark }: { cloth: string; light: string; dark: string }) => (
  <>
    <Line d="M28 140v28M112 140v28" color={nature.wood} width={8} />
    <path d="M6 24C2 6 34-4 42 14c6 14 6 50 10 84l4 44H30C18 142 14 76 6 24Z" fill={dark} />
    <path d="M28 112h84a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H28Z" fill={cloth} />
    <rect x="40" y="92" width="82" height="26" rx="13" fill={light} />
    <path
      d="M34 78c0-12 8-16 18-16h54c12 0 18 8 18 16s-6 14-14 14v42H96V96H52c-10 0-18-6-18-18Z"
      fill={cloth}
    />
  </>
);

/** About. */
export const TwoChairs = () => (
  <Illustration width={520} height={380}>
    <defs>
      <clipPath id="two-chairs-room">
        <rect width="520" height="380" rx="28" />
      </clipPath>
      <clipPath id="two-chairs-pane">
        <path d="M176 200V112a84 84 0 0 1 168 0v88Z" />
      </clipPath>
    </defs>
    <g clipPath="url(#two-chairs-room)">
      <path d="M0 0h520v380H0Z" fill={nature.wall} />
      <path d="M0 296h520v84H0Z" fill={nature.floor} />
      <ellipse cx="260" cy="340" rx="214" ry="26" fill={nature.glow} />
      <g clipPath="url(#two-chairs-pane)">
        <path d="M176 20h168v190H176Z" fill={nature.sky} />
        <circle cx="296" cy="116" r="30" fill={nature.sun} />
        <path d="M160 160c40-30 76-32 112-10 30-20 60-22 90 0v60H160Z" fill={nature.farHills} />
        <path d="M160 182c60-24 130-20 200-4v40H160Z" fill={nature.nearHills} />
      </g>
      <path
        d="M176 200V112a84 84 0 0 1 168 0v88ZM260 28v172M176 124h168"
        fill="none"
        stroke={nature.cream}
        strokeWidth="8"
      />
      <rect x="162" y="196" width="196" height="12" rx="6" fill={nature.woodLight} />
      <g transform="translate(70 174)">
        <Armchair cloth={nature.leaf} light={nature.leafLight} dark={nature.bank} />
      </g>
      <g transform="translate(450 174) scale(-1 1)">
        <Armchair cloth={nature.clay} light={nature.clayLight} dark={nature.clayDark} />
      </g>
      <Line d="M244 284l-14 56M276 284l14 56" color={nature.wood} width={7} />
      <rect x="212" y="274" width="96" height="12" rx="6" fill={nature.woodLight} />
      <path d="M226 252h30c0 16-4 22-15 22s-15-6-15-22Z" fill={nature.clayLight} />
      <Line d="M256 256c10-2 10 12-2 12" color={nature.clayLight} width={4} />
      <Line d="M236 244c-5-7 5-9 0-17M247 244c-5-7 5-9 0-17" color={nature.stoneLight} width={3} />
      <path d="M278 256h20l-3 18h-14Z" fill={nature.clay} />
      <path
        d="M288 256c-2-10-10-14-16-14 0 8 6 14 16 14ZM288 256c0-12 6-20 14-22 2 10-4 20-14 22Z"
        fill={nature.leafLight}
      />
      <path d="M30 262h44l-6 54a6 6 0 0 1-6 5H42a6 6 0 0 1-6-5Z" fill={nature.clay} />
      <Line d="M52 262V150" color={nature.leaf} width={5} />
      <path
        d="M52 226c-26 2-40-14-40-36 26 0 40 14 40 36ZM52 204c24-2 38-18 38-42-26 4-38 20-38 42ZM52 166c-18-8-24-28-12-46 16 10 22 28 12 46Z"
        fill={nature.leaf}
      />
    </g>
  </Illustration>
);
