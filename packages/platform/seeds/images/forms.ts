/** Silhouettes of the pottery that the sample shop sells. */
import type { FormName } from '../../src/seeds/rich/pictures.ts';

/** A point of a profile: the share of the height, from the rim, and the share of the width. */
type ProfilePoint = readonly [down: number, radius: number];

/** A pot that is turned on a wheel, with what is attached to it. Lengths are pixels of a picture of 1,000. */
export interface Form {
  width: number;
  height: number;
  profile: readonly ProfilePoint[];
  handle?: 'ear' | 'strap';
  spout?: 'lip' | 'tube';
  lid?: boolean;
  /** Whether the rim is open, so that the inside is visible. */
  isOpen: boolean;
  /** How many of them are stacked. */
  stack?: number;
  contents?: 'plant' | 'twigs' | 'spoons' | 'candle';
}

const CYLINDER: Form['profile'] = [
  [0, 1],
  [0.12, 0.97],
  [0.5, 0.96],
  [0.86, 0.93],
  [1, 0.82],
];

export const FORMS = {
  mug: { width: 360, height: 380, profile: CYLINDER, handle: 'ear', isOpen: true },
  cup: {
    width: 330,
    height: 270,
    profile: [
      [0, 1],
      [0.4, 0.96],
      [0.75, 0.8],
      [0.92, 0.6],
      [1, 0.56],
    ],
    isOpen: true,
  },
  bowl: {
    width: 620,
    height: 280,
    profile: [
      [0, 1],
      [0.2, 0.97],
      [0.5, 0.84],
      [0.8, 0.58],
      [0.92, 0.4],
      [1, 0.4],
    ],
    isOpen: true,
  },
  plate: {
    width: 700,
    height: 90,
    profile: [
      [0, 1],
      [0.4, 0.94],
      [0.8, 0.72],
      [1, 0.6],
    ],
    isOpen: true,
    stack: 4,
  },
  platter: {
    width: 760,
    height: 110,
    profile: [
      [0, 1],
      [0.5, 0.92],
      [0.85, 0.7],
      [1, 0.62],
    ],
    isOpen: true,
  },
  vase: {
    width: 400,
    height: 560,
    profile: [
      [0, 0.44],
      [0.07, 0.36],
      [0.2, 0.38],
      [0.42, 0.82],
      [0.6, 1],
      [0.82, 0.86],
      [1, 0.56],
    ],
    isOpen: true,
    contents: 'twigs',
  },
  bottle: {
    width: 300,
    height: 580,
    profile: [
      [0, 0.34],
      [0.05, 0.28],
      [0.3, 0.3],
      [0.42, 0.62],
      [0.55, 0.96],
      [0.85, 1],
      [1, 0.84],
    ],
    isOpen: true,
  },
  jug: {
    width: 380,
    height: 500,
    profile: [
      [0, 0.66],
      [0.1, 0.58],
      [0.25, 0.6],
      [0.5, 0.94],
      [0.7, 1],
      [0.9, 0.82],
      [1, 0.68],
    ],
    handle: 'strap',
    spout: 'lip',
    isOpen: true,
  },
  teapot: {
    width: 460,
    height: 330,
    profile: [
      [0, 0.42],
      [0.06, 0.52],
      [0.3, 0.9],
      [0.55, 1],
      [0.8, 0.88],
      [1, 0.58],
    ],
    handle: 'strap',
    spout: 'tube',
    lid: true,
    isOpen: false,
  },
  jar: {
    width: 400,
    height: 420,
    profile: [
      [0, 0.8],
      [0.08, 0.86],
      [0.3, 0.98],
      [0.6, 1],
      [0.9, 0.9],
      [1, 0.78],
    ],
    lid: true,
    isOpen: false,
  },
  planter: {
    width: 460,
    height: 400,
    profile: [
      [0, 1],
      [0.1, 1],
      [0.14, 0.95],
      [0.6, 0.82],
      [1, 0.66],
    ],
    isOpen: true,
    contents: 'plant',
  },
  crock: { width: 340, height: 400, profile: CYLINDER, isOpen: true, contents: 'spoons' },
  candlestick: {
    width: 300,
    height: 330,
    profile: [
      [0, 0.4],
      [0.1, 0.34],
      [0.5, 0.26],
      [0.78, 0.4],
      [0.88, 0.94],
      [1, 1],
    ],
    isOpen: false,
    contents: 'candle',
  },
} as const satisfies Record<FormName, Form>;

/** The outline of the right half, from the rim to the foot, as points around the axis at x = 0 and the rim at y = 0. */
export function outline({ width, height, profile }: Form, steps = 40): { x: number; y: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const down = step / steps;
    return { x: (radiusAt(profile, down) * width) / 2, y: down * height };
  });
}

/** Catmull-Rom interpolation between the points of a profile. */
function radiusAt(profile: Form['profile'], down: number): number {
  const after = Math.max(
    1,
    profile.findIndex(([at]) => at >= down),
  );
  const point = (index: number): ProfilePoint =>
    profile[Math.min(Math.max(index, 0), profile.length - 1)] ?? [0, 0];
  const [[, r0], [d1, r1], [d2, r2], [, r3]] = [after - 2, after - 1, after, after + 1].map(point) as [
    ProfilePoint,
    ProfilePoint,
    ProfilePoint,
    ProfilePoint,
  ];
  const t = d2 === d1 ? 0 : (down - d1) / (d2 - d1);
  return (
    0.5 *
    (2 * r1 +
      (r2 - r0) * t +
      (2 * r0 - 5 * r1 + 4 * r2 - r3) * t * t +
      (3 * r1 - r0 - 3 * r2 + r3) * t * t * t)
  );
}
