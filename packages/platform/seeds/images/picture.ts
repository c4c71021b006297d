/** Composes pictures of a product: on a table, from close, among others on a shelf, and from above. */

import { type FormName, GLAZES, type GlazeName, type View } from '../../src/seeds/rich/pictures.ts';
import { FORMS, type Form } from './forms.ts';
import { drawHands } from './hands.ts';
import { drawPot, type Glaze } from './pot.ts';
import { mix, type Random, randomOf } from './random.ts';

const SIZE = 1000;

const WALLS = ['#efe7da', '#e4e6e1', '#ece3dd', '#dfe3e6', '#e9e4d3'];

/** The SVG of one picture. The same arguments give the same bytes. */
export function drawPicture(name: FormName, glaze: Glaze, view: View, seed: string): string {
  const form: Form = FORMS[name];
  const random = randomOf(`${seed} ${view}`);
  const wall = WALLS[Math.floor(randomOf(seed)() * WALLS.length)] ?? '#efe7da';
  const scenes: Record<View, () => string> = {
    table: () => table(form, glaze, random, wall),
    shelf: () => shelf(form, glaze, random, wall),
    detail: () => detail(form, glaze, random, wall),
    above: () => above(form, glaze, random, wall),
    hands: () => drawHands(form, glaze, random),
    hot: () => `${table(form, glaze, random, wall)}${steam(form, random)}`,
  };
  return svgOf(scenes[view]());
}

const svgOf = (scene: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${scene}</svg>`;

/** What the picture of a collection shows. */
interface DrawnCollection {
  name: string;
  pots: readonly (readonly [FormName, GlazeName])[];
  /** On a shelf instead of a table. */
  isShelf?: boolean | undefined;
}

/** The SVG of the picture of a collection: hands with its only pot, or its pots side by side. */
export function drawCollection({ name, pots, isShelf = false }: DrawnCollection): string {
  const random = randomOf(name);
  const wall = WALLS[Math.floor(random() * WALLS.length)] ?? '#efe7da';
  const [only] = pots;
  if (only && pots.length === 1) return svgOf(drawHands(FORMS[only[0]], GLAZES[only[1]], random));
  const forms: Form[] = pots.map(([form]) => FORMS[form]);
  const total = forms.reduce((sum, form) => sum + spanOf(form), 0);
  // all in one scale, so that a cup is smaller than a bowl
  const scale = Math.min(1.2, 960 / total, ...forms.map((form) => 640 / heightOf(form)));
  let left = (SIZE - total * scale) / 2;
  const drawn = pots.map(([form, glaze], index) => {
    const span = spanOf(FORMS[form]) * scale;
    const x = left + span / 2 + offsetOf(FORMS[form]) * scale;
    left += span;
    // every other one is in front
    const isFront = index % 2 === 1 && !isShelf;
    const y = isShelf ? SHELF : TABLE + (isFront ? 40 : -26);
    const at = { x, y, scale: scale * (isFront ? 1.08 : 1) };
    return { y, svg: placed(FORMS[form], GLAZES[glaze], random, at, `p${index}`) };
  });
  const scene = isShelf
    ? `${wallOf(mix(wall, '#8b8577', 0.2))}${board()}`
    : `${wallOf(wall)}${lightBeams('beam')}${wood(690, random, '#cfae84')}`;
  return svgOf(
    scene +
      drawn
        .toSorted((a, b) => a.y - b.y)
        .map(({ svg }) => svg)
        .join(''),
  );
}

/** The width with handle and spout. */
const spanOf = ({ width, handle, spout }: Form): number =>
  width * (1 + (handle ? 0.3 : 0) + (spout === 'tube' ? 0.3 : 0));

/** How far the axis is from the middle of the width with handle and spout. */
const offsetOf = ({ width, handle, spout }: Form): number => (handle && spout !== 'tube' ? -0.15 * width : 0);

/** The height from the foot to the top of what is in a form. */
function heightOf({ height, stack = 1, contents, lid }: Form): number {
  const extra = { plant: 240, twigs: 280, spoons: 260, candle: height * 0.9 };
  return height + (stack - 1) * height * 0.5 + (contents ? extra[contents] : 0) + (lid ? 80 : 0);
}

const shadow = (x: number, y: number, rx: number, id: string): string => `
<defs><filter id="${id}" x="-60%" y="-200%" width="220%" height="500%"><feGaussianBlur stdDeviation="14"/></filter></defs>
<ellipse cx="${(x + rx * 0.34).toFixed(1)}" cy="${y + 8}" rx="${(rx * 1.25).toFixed(1)}" ry="${(rx * 0.2).toFixed(1)}" fill="#3c2a1a" opacity=".34" filter="url(#${id})"/>
<ellipse cx="${x}" cy="${y + 2}" rx="${(rx * 0.96).toFixed(1)}" ry="${(rx * 0.17).toFixed(1)}" fill="#2a1c10" opacity=".4" filter="url(#${id})"/>`;

/** A pot with its shadow, its foot at a point. */
function placed(
  form: Form,
  glaze: Glaze,
  random: Random,
  at: { x: number; y: number; scale: number },
  id: string,
): string {
  const foot = ((form.profile.at(-1)?.[1] ?? 1) * form.width) / 2;
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.scale.toFixed(3)})">${shadow(0, 0, foot * 1.12, `${id}f`)}${drawPot(form, glaze, random, id)}</g>`;
}

const lightBeams = (id: string): string => `
<defs><filter id="${id}"><feGaussianBlur stdDeviation="16"/></filter></defs>
<g filter="url(#${id})" fill="#fffaf0" opacity=".5"><path d="M 60 -40 L 250 -40 L 420 720 L 250 720 Z"/><path d="M 300 -40 L 430 -40 L 600 720 L 480 720 Z"/></g>`;

function wood(y: number, random: Random, tone: string): string {
  const lines = Array.from({ length: 26 }, () => {
    const at = y + 8 + random() ** 0.8 * (SIZE - y - 12);
    const x = random() * SIZE * 0.9 - 60;
    const length = 100 + random() * 420;
    return `<path d="M ${x.toFixed(0)} ${at.toFixed(0)} q ${(length / 2).toFixed(0)} ${(random() * 6 - 3).toFixed(1)} ${length.toFixed(0)} 0" stroke="${mix(tone, '#5a3d20', 0.4)}" stroke-opacity=".32" stroke-width="${(1 + random() * 2).toFixed(1)}" fill="none"/>`;
  });
  return `<defs><linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="${mix(tone, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mix(tone, '#6b4a2a', 0.25)}"/></linearGradient></defs>
<rect y="${y}" width="${SIZE}" height="${SIZE - y}" fill="url(#wood)"/>${lines.join('')}`;
}

const wallOf = (wall: string): string => `
<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${mix(wall, '#8a7a66', 0.16)}"/></linearGradient></defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#wall)"/>`;

/** Where the foot of a pot is on the table. */
const TABLE = 826;

function placeOnTable(form: Form): { x: number; y: number; scale: number } {
  const scale = Math.min(1.5, 660 / heightOf(form), 780 / (form.width * (form.handle ? 1.34 : 1)));
  const x = 500 - (form.handle && !form.spout ? form.width * 0.12 * scale : 0);
  return { x, y: TABLE, scale };
}

const table = (form: Form, glaze: Glaze, random: Random, wall: string): string =>
  `${wallOf(wall)}${lightBeams('beam')}${wood(690, random, '#cfae84')}${placed(form, glaze, random, placeOnTable(form), 'a')}`;

/** Three threads that rise from the rim of a pot on the table. */
function steam(form: Form, random: Random): string {
  const { x, scale } = placeOnTable(form);
  const rim = TABLE - form.height * scale;
  const threads = [-0.2, 0.04, 0.22].map((offset, index) => {
    const at = x + offset * form.width * scale;
    const sway = (34 + random() * 26) * (index % 2 ? -1 : 1);
    const rise = 200 + random() * 90;
    const points = [
      `M ${at.toFixed(0)} ${rim.toFixed(0)}`,
      `c ${sway.toFixed(0)} ${(-rise * 0.2).toFixed(0)} ${sway.toFixed(0)} ${(-rise * 0.3).toFixed(0)} 0 ${(-rise * 0.5).toFixed(0)}`,
      `s ${(-sway * 1.3).toFixed(0)} ${(-rise * 0.3).toFixed(0)} ${(-sway * 0.2).toFixed(0)} ${(-rise * 0.5).toFixed(0)}`,
    ];
    return `<path d="${points.join(' ')}" fill="none" stroke="#ffffff" stroke-width="${(24 + random() * 12).toFixed(0)}" stroke-linecap="round" opacity="${(0.5 + random() * 0.25).toFixed(2)}"/>`;
  });
  return `<defs><filter id="steam" x="-80%" y="-40%" width="260%" height="180%"><feGaussianBlur stdDeviation="11"/></filter></defs><g filter="url(#steam)">${threads.join('')}</g>`;
}

/** Where the foot of a pot is on the shelf. */
const SHELF = 730;

const board = (): string =>
  `<rect y="704" width="${SIZE}" height="44" fill="#b98f62"/><rect y="748" width="${SIZE}" height="14" fill="#8a6540"/><rect y="762" width="${SIZE}" height="238" fill="#3b2c1e" opacity=".12"/>`;

/** Companions are behind it, out of focus. */
function shelf(form: Form, glaze: Glaze, random: Random, wall: string): string {
  const behind: readonly FormName[] = ['bottle', 'bowl', 'jar', 'cup', 'vase', 'jug'];
  const pick = (): Form => FORMS[behind[Math.floor(random() * behind.length)] ?? 'bowl'];
  const muted: Glaze = { base: mix(glaze.base, wall, 0.45), clay: mix(glaze.clay, wall, 0.4) };
  const pale: Glaze = { base: mix('#e9dfcd', glaze.base, 0.12), clay: '#c9ab86' };
  const one = pick();
  const other = pick();
  const small = Math.min(1.1, 520 / heightOf(form), 560 / form.width);
  return `${wallOf(mix(wall, '#8b8577', 0.2))}${board()}
<defs><filter id="far"><feGaussianBlur stdDeviation="3.2"/></filter></defs>
<g filter="url(#far)">${placed({ ...one, contents: undefined } as Form, muted, random, { x: 190, y: 712, scale: Math.min(0.85, 420 / one.height, 330 / one.width) }, 'b')}${placed({ ...other, contents: undefined } as Form, pale, random, { x: 838, y: 712, scale: Math.min(0.85, 420 / other.height, 300 / other.width) }, 'c')}</g>
${placed(form, glaze, random, { x: 500, y: SHELF, scale: small }, 'a')}`;
}

function detail(form: Form, glaze: Glaze, random: Random, wall: string): string {
  const scale = Math.min(4, 1900 / form.width);
  return `${wallOf(mix(wall, '#5b5145', 0.28))}<g transform="translate(400 ${(300 + form.height * scale).toFixed(0)}) scale(${scale.toFixed(3)})">${drawPot({ ...form, contents: undefined, stack: 1 } as Form, glaze, random, 'a')}</g>`;
}

/** From straight above: rings around the axis. */
function above(form: Form, glaze: Glaze, random: Random, wall: string): string {
  const r = Math.min(350, Math.max(200, form.width * 0.55));
  const inside = form.isOpen ? mix(glaze.base, '#fff8ee', 0.22) : glaze.base;
  const rings = Array.from({ length: 9 }, (_, index) => {
    const radius = r * (0.94 - index * 0.1);
    return `<circle r="${radius.toFixed(0)}" fill="none" stroke="${mix(glaze.base, '#2a1c10', 0.5)}" stroke-opacity="${(0.08 + random() * 0.16).toFixed(2)}" stroke-width="${(2 + random() * 4).toFixed(1)}"/>`;
  });
  const dots = glaze.speckle
    ? Array.from({ length: 110 }, () => {
        const angle = random() * Math.PI * 2;
        const distance = Math.sqrt(random()) * r * 0.92;
        return `<circle cx="${(Math.cos(angle) * distance).toFixed(0)}" cy="${(Math.sin(angle) * distance).toFixed(0)}" r="${(1 + random() ** 3 * 4).toFixed(1)}" fill="${glaze.speckle}" opacity=".6"/>`;
      })
    : [];
  const grip = form.handle
    ? `<path d="M ${(r - 20).toFixed(0)} 0 h 130" stroke="${mix(glaze.base, '#1c1410', 0.25)}" stroke-width="54" stroke-linecap="round"/>`
    : '';
  const linen = Array.from(
    { length: 40 },
    (_, index) =>
      `<path d="M 0 ${index * 26 + 6} H ${SIZE}" stroke="#ffffff" stroke-opacity="${(0.1 + random() * 0.16).toFixed(2)}" stroke-width="2"/>`,
  );
  return `<rect width="${SIZE}" height="${SIZE}" fill="${mix(wall, '#7d8a8c', 0.4)}"/>${linen.join('')}
<defs><radialGradient id="in" cx=".36" cy=".34" r=".8"><stop offset="0" stop-color="${mix(inside, '#fff8ee', 0.3)}"/><stop offset=".6" stop-color="${inside}"/><stop offset="1" stop-color="${mix(inside, '#1c1410', 0.5)}"/></radialGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter></defs>
<g transform="translate(${form.handle ? 450 : 500} 500)"><circle cx="26" cy="30" r="${r}" fill="#1f1710" opacity=".42" filter="url(#soft)"/>${grip}
<circle r="${r}" fill="${mix(glaze.rim ?? glaze.clay, '#fff4e4', 0.3)}"/><circle r="${r - 12}" fill="url(#in)"/>${rings.join('')}${dots.join('')}
<path d="M ${(-r * 0.62).toFixed(0)} ${(-r * 0.3).toFixed(0)} A ${(r * 0.7).toFixed(0)} ${(r * 0.7).toFixed(0)} 0 0 1 ${(-r * 0.1).toFixed(0)} ${(-r * 0.68).toFixed(0)}" fill="none" stroke="#fffaf2" stroke-width="20" stroke-linecap="round" opacity=".38" filter="url(#soft)"/></g>`;
}
