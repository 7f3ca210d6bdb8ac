import { Illustration } from './illustration';
import { nature } from './nature';

export const Lakeside = () => (
  <Illustration width={520} height={360}>
    <path d="M0 0h520v360H0Z" fill={nature.sky} />
    <circle cx="330" cy="138" r="84" fill={nature.glow} />
    <circle cx="330" cy="138" r="46" fill={nature.sun} />
    <path
      d="M0 206c70-58 128-58 190-24 52-44 124-50 184-6 44-30 98-22 146 14v70H0Z"
      fill={nature.farHills}
    />
    <path d="M0 232c96-34 172-34 250-14s160 16 270-18v80H0Z" fill={nature.nearHills} />
    <path d="M0 256c130-14 390-14 520 0v104H0Z" fill={nature.lake} />
    <g stroke={nature.ripple} strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M296 280h96M330 298h58M404 268h44" />
    </g>
    <path d="M0 306c90-26 210-24 300 6 50 16 120 22 220 14v34H0Z" fill={nature.bank} />
    <path
      d="M203 318c6-44 4-78-4-108l-46-44 8-7 42 33 6-52h9l2 58 42-38 8 7-48 52c-4 34-4 62 3 99Z"
      fill={nature.wood}
    />
    <path
      d="M88 172c-16-2-20-18-4-26 16-22 54-30 82-22 18-18 64-20 86-2 30-8 66 4 78 24 14 10 8 24-8 25-70 8-160 9-234 1Z"
      fill={nature.leaf}
    />
    <path
      d="M128 128c8-16 36-24 56-16 16-16 56-16 70 0 20-4 38 4 44 16-54-6-116-6-170 0Z"
      fill={nature.leafLight}
    />
    <g fill="none" stroke={nature.bird} strokeWidth="3" strokeLinecap="round">
      <path d="M402 74c6-8 12-8 16 0 4-8 10-8 16 0M446 102c5-6 9-6 12 0 3-6 8-6 12 0" />
    </g>
  </Illustration>
);
