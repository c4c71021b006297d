/** Draws one pot as SVG: lit from the left, seen from slightly above. */
import { type Form, outline } from './forms.ts';
import { mix, type Random } from './random.ts';

/** The colours of a glaze. Clay shows where the glaze ends. */
export interface Glaze {
  base: string;
  clay: string;
  /** Colour of the speckles, if the glaze has any. */
  speckle?: string;
  /** A second colour, in which the rim was dipped. */
  rim?: string;
}

/** Height of the ellipse of a circle, as a share of its width. */
const TILT = 0.2;

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const ellipse = (cy: number, rx: number, attributes: string): string =>
  `<ellipse cx="0" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${(rx * TILT).toFixed(1)}" ${attributes}/>`;

/**
 * The pot with its foot at the origin, upwards. Ids in the SVG start with `id`, because a picture can contain several pots.
 */
export function drawPot(form: Form, glaze: Glaze, random: Random, id: string): string {
  const count = form.stack ?? 1;
  const step = form.height * 0.5;
  const pots = Array.from({ length: count }, (_, index) => {
    const isTop = index === count - 1;
    return `<g transform="translate(0 ${-index * step})">${drawOne(isTop ? form : ({ ...form, contents: undefined } as Form), glaze, random, `${id}${index}`)}</g>`;
  });
  return pots.join('');
}

function drawOne(form: Form, glaze: Glaze, random: Random, id: string): string {
  const half = outline(form).map(({ x, y }) => ({ x, y: y - form.height }));
  const top = half[0] ?? { x: 0, y: 0 };
  const foot = half.at(-1) ?? { x: 0, y: 0 };
  const arc = (rx: number, end: string, sweep: 0 | 1): string =>
    `A ${rx.toFixed(1)} ${(rx * TILT).toFixed(1)} 0 0 ${sweep} ${end}`;
  const right = half.map(({ x, y }) => `L ${point(x, y)}`).join(' ');
  const left = half
    .toReversed()
    .map(({ x, y }) => `L ${point(-x, y)}`)
    .join(' ');
  const body = `M ${point(-top.x, top.y)} ${arc(top.x, point(top.x, top.y), 1)} ${right} ${arc(foot.x, point(-foot.x, foot.y), 1)} ${left} Z`;
  const dark = mix(glaze.base, '#1c1410', 0.5);
  const light = mix(glaze.base, '#fff8ee', 0.45);
  const width = form.width / 2;
  const glazeEnd = -form.height * (0.08 + random() * 0.05);
  return `
<defs>
  <linearGradient id="${id}b" x1="0" x2="1"><stop offset="0" stop-color="${mix(glaze.base, dark, 0.55)}"/><stop offset=".2" stop-color="${glaze.base}"/><stop offset=".34" stop-color="${light}"/><stop offset=".5" stop-color="${glaze.base}"/><stop offset=".8" stop-color="${mix(glaze.base, dark, 0.6)}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
  <linearGradient id="${id}c" x1="0" x2="1"><stop offset="0" stop-color="${mix(glaze.clay, '#2b1d12', 0.4)}"/><stop offset=".34" stop-color="${mix(glaze.clay, '#ffffff', 0.25)}"/><stop offset="1" stop-color="${mix(glaze.clay, '#2b1d12', 0.6)}"/></linearGradient>
  <linearGradient id="${id}i" x1="0" x2="1"><stop offset="0" stop-color="${mix(glaze.base, '#120c08', 0.62)}"/><stop offset=".7" stop-color="${mix(glaze.base, '#120c08', 0.28)}"/><stop offset="1" stop-color="${mix(glaze.base, '#fff8ee', 0.22)}"/></linearGradient>
  <clipPath id="${id}p"><path d="${body}"/></clipPath>
  <filter id="${id}s" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${(form.width * 0.035).toFixed(1)}"/></filter>
</defs>
${form.spout === 'tube' ? spoutTube(form, id) : ''}
${form.handle ? handle(form, glaze) : ''}
<path d="${body}" fill="url(#${id}b)"/>
<g clip-path="url(#${id}p)">
  ${throwingLines(half, random, dark)}
  ${speckles(form, glaze, random)}
  <path d="${wavyEdge(width * 1.1, glazeEnd, random)} L ${point(width * 1.1, 60)} L ${point(-width * 1.1, 60)} Z" fill="url(#${id}c)"/>
  ${glaze.rim ? `<path d="${wavyEdge(width * 1.1, -form.height * 0.74, random)} L ${point(width * 1.1, -form.height - 200)} L ${point(-width * 1.1, -form.height - 200)} Z" fill="${glaze.rim}" opacity=".72"/>` : ''}
  <path d="M ${point(-width * 0.44, -form.height * 0.86)} Q ${point(-width * 0.56, -form.height * 0.5)} ${point(-width * 0.4, -form.height * 0.2)}" stroke="#fffaf2" stroke-width="${(form.width * 0.07).toFixed(1)}" stroke-linecap="round" fill="none" opacity=".5" filter="url(#${id}s)"/>
</g>
${form.isOpen ? openRim(form, glaze, top, id) : ''}
${contents(form, top.x, top.y)}
${form.lid ? lid(form, glaze, top, id) : ''}`;
}

/** The rim, and the inside that is visible through it. */
function openRim(form: Form, glaze: Glaze, { x, y }: { x: number; y: number }, id: string): string {
  const lip = Math.max(5, form.width * 0.014);
  const edge = mix(glaze.rim ?? glaze.clay, '#fff4e4', 0.35);
  const well =
    form.height < 120
      ? ellipse(y + 6, x * 0.7, `fill="${mix(glaze.base, '#fff8ee', 0.3)}" opacity=".75"`)
      : '';
  return `
${ellipse(y, x, `fill="${edge}"`)}
${ellipse(y + 1, x - lip, `fill="url(#${id}i)"`)}
${well}
${ellipse(y, x - lip / 2, `fill="none" stroke="#fffaf2" stroke-opacity=".35" stroke-width="1.5"`)}`;
}

function contents({ contents: kind, height }: Form, x: number, y: number): string {
  const strokes = (all: readonly string[], color: string, width: number): string =>
    all
      .map(
        (d) =>
          `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join('');
  switch (kind) {
    case 'twigs':
      return [-0.5, -0.15, 0.25, 0.6]
        .map((lean, index) => {
          const tip = { x: lean * 330, y: y - 250 + Math.abs(lean) * 90 - (index % 2) * 60 };
          const stem = `M ${point(lean * x * 0.4, y)} Q ${point(lean * 120, y - 130)} ${point(tip.x, tip.y)}`;
          const buds = [0.4, 0.6, 0.8, 1].map((t) => {
            const at = { x: lean * x * 0.4 + (tip.x - lean * x * 0.4) * t, y: y + (tip.y - y) * t };
            return `<ellipse cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" rx="15" ry="8" transform="rotate(${(lean * 60 - 55).toFixed(0)} ${point(at.x, at.y)})" fill="${index % 2 ? '#8d9a74' : '#a7b08c'}"/>`;
          });
          return strokes([stem], '#7b6a4d', 4) + buds.join('');
        })
        .join('');
    case 'plant':
      return `${ellipse(y + 2, x - 14, 'fill="#4a3627"')}${[-0.9, -0.55, -0.25, 0.05, 0.35, 0.65, 0.95]
        .map((lean, index) => {
          const tip = { x: lean * 250, y: y - 250 + Math.abs(lean) * 130 };
          return `<path d="M ${point(lean * x * 0.5, y)} C ${point(lean * 60 - 40, y - 120)} ${point(tip.x - 40, tip.y + 40)} ${point(tip.x, tip.y)} C ${point(tip.x + 34, tip.y + 60)} ${point(lean * 90 + 40, y - 90)} ${point(lean * x * 0.5 + 10, y)} Z" fill="${['#51703f', '#64854d', '#446237'][index % 3]}"/>`;
        })
        .join('')}`;
    case 'spoons':
      return [-0.5, 0, 0.45]
        .map((lean, index) => {
          const tip = { x: lean * 190, y: y - 210 - (index % 2) * 50 };
          return `${strokes([`M ${point(lean * x, y + 6)} L ${point(tip.x, tip.y)}`], ['#b98a54', '#9d7040', '#caa06b'][index] ?? '', 15)}<ellipse cx="${tip.x.toFixed(1)}" cy="${tip.y.toFixed(1)}" rx="30" ry="46" transform="rotate(${(lean * 34).toFixed(0)} ${point(tip.x, tip.y)})" fill="${['#b98a54', '#9d7040', '#caa06b'][index]}"/>`;
        })
        .join('');
    case 'candle':
      return `<rect x="-22" y="${(y - height * 0.72).toFixed(1)}" width="44" height="${(height * 0.74).toFixed(1)}" rx="6" fill="#f4ead6"/><path d="M 0 ${(y - height * 0.72).toFixed(1)} v -16" stroke="#4a3b2c" stroke-width="3"/><path d="M 0 ${(y - height * 0.72 - 66).toFixed(1)} q 22 34 0 56 q -22 -22 0 -56" fill="#f2b155"/>`;
    default:
      return '';
  }
}

/** A lid with a knob. */
function lid({ width }: Form, glaze: Glaze, { x, y }: { x: number; y: number }, id: string): string {
  const rise = width * 0.13;
  const r = x * 1.06;
  return `<path d="M ${point(-r, y)} A ${r.toFixed(1)} ${(r * TILT).toFixed(1)} 0 0 0 ${point(r, y)} Q ${point(r * 0.7, y - rise)} ${point(0, y - rise)} Q ${point(-r * 0.7, y - rise)} ${point(-r, y)} Z" fill="url(#${id}b)"/>
<path d="M ${point(-r, y)} A ${r.toFixed(1)} ${(r * TILT).toFixed(1)} 0 0 0 ${point(r, y)}" fill="none" stroke="${mix(glaze.clay, '#fff4e4', 0.2)}" stroke-width="6"/>
<ellipse cx="0" cy="${(y - rise - 16).toFixed(1)}" rx="${(width * 0.075).toFixed(1)}" ry="${(width * 0.062).toFixed(1)}" fill="url(#${id}b)"/>`;
}

/** A ribbon of clay on the right side. */
function handle({ width, height, handle: kind, profile }: Form, glaze: Glaze): string {
  const radius = (down: number): number => {
    const index = profile.findIndex(([at]) => at >= down);
    return ((profile[Math.max(index, 0)]?.[1] ?? 1) * width) / 2;
  };
  const [from, to, reach] = kind === 'ear' ? [0.2, 0.78, 0.34] : [0.08, 0.66, 0.42];
  const start = { x: radius(from) - 12, y: -height * (1 - from) };
  const end = { x: radius(to) - 14, y: -height * (1 - to) };
  const out = Math.max(start.x, end.x) + width * reach;
  const d = `M ${point(start.x, start.y)} C ${point(out, start.y - height * 0.06)} ${point(out, end.y + height * 0.05)} ${point(end.x, end.y)}`;
  const thick = Math.max(26, width * 0.085);
  return `<path d="${d}" fill="none" stroke="${mix(glaze.base, '#1c1410', 0.5)}" stroke-width="${thick.toFixed(1)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${mix(glaze.base, '#1c1410', 0.18)}" stroke-width="${(thick * 0.62).toFixed(1)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${mix(glaze.base, '#fff8ee', 0.4)}" stroke-width="${(thick * 0.14).toFixed(1)}" stroke-linecap="round" opacity=".7"/>`;
}

function spoutTube({ width, height }: Form, id: string): string {
  const r = width / 2;
  return `<path d="M ${point(-r * 0.7, -height * 0.36)} C ${point(-r * 1.25, -height * 0.34)} ${point(-r * 1.3, -height * 0.72)} ${point(-r * 1.62, -height * 0.98)} L ${point(-r * 1.42, -height * 1.02)} C ${point(-r * 1.1, -height * 0.86)} ${point(-r * 1.05, -height * 0.68)} ${point(-r * 0.7, -height * 0.66)} Z" fill="url(#${id}b)"/>`;
}

/** Faint rings that fingers leave while the pot turns. */
function throwingLines(half: readonly { x: number; y: number }[], random: Random, color: string): string {
  return half
    .filter((_, index) => index % 5 === 3)
    .map(({ x, y }) => {
      const dy = y + (random() - 0.5) * 10;
      return `<path d="M ${point(-x, dy)} A ${x.toFixed(1)} ${(x * TILT).toFixed(1)} 0 0 0 ${point(x, dy)}" fill="none" stroke="${color}" stroke-opacity="${(0.06 + random() * 0.1).toFixed(2)}" stroke-width="${(1.5 + random() * 3).toFixed(1)}"/>`;
    })
    .join('');
}

function speckles({ width, height }: Form, { speckle }: Glaze, random: Random): string {
  if (!speckle) return '';
  const count = Math.round((width * height) / 2200);
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${((random() - 0.5) * width).toFixed(1)}" cy="${(-random() * height).toFixed(1)}" r="${(0.8 + random() ** 3 * 3.4).toFixed(1)}" fill="${speckle}" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`,
  ).join('');
}

/** The edge of a glaze, as a line from left to right that continues below. */
function wavyEdge(halfWidth: number, y: number, random: Random): string {
  const steps = 9;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = -halfWidth + (2 * halfWidth * step) / steps;
    const sag = Math.sqrt(Math.max(0, 1 - (x / halfWidth) ** 2)) * halfWidth * TILT;
    return { x, y: y + sag * 0.9 + (random() - 0.5) * 16 };
  });
  return points
    .map(({ x, y: at }, index) => (index === 0 ? `M ${point(x, at)}` : `L ${point(x, at)}`))
    .join(' ');
}
