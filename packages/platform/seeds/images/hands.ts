/** Two hands that hold a pot, in front of a jumper. */
import type { Form } from './forms.ts';
import { drawPot, type Glaze } from './pot.ts';
import { mix, type Random } from './random.ts';

const SKINS = ['#e2b08c', '#c48a63', '#94603f', '#6d4630'];
const JUMPERS = ['#8c9a8f', '#c9b79c', '#6f7f92', '#a9685a', '#4f5b52', '#d9d0c1'];

const CENTRE = 500;
const TOP = 270;

const pick = (colors: readonly string[], random: Random): string =>
  colors[Math.floor(random() * colors.length)] ?? '#c48a63';

/** The person without a face, and the pot that they hold. */
export function drawHands(form: Form, glaze: Glaze, random: Random): string {
  const skin = pick(SKINS, random);
  const wool = pick(JUMPERS, random);
  const scale = Math.min(560 / form.width, 500 / form.height);
  const half = (form.width / 2) * scale;
  const bottom = TOP + form.height * scale;
  // the fingers begin below the rim, and further inside where walls lean outwards
  const from = TOP + form.height * scale * 0.3;
  const reach = half * (form.width > form.height * 1.6 ? 0.86 : 0.97);
  const side = (inner: string): string =>
    `<g>${inner}</g><g transform="translate(${CENTRE * 2} 0) scale(-1 1)">${inner}</g>`;
  return `${jumper(wool)}
${side(sleeve(wool, reach, bottom))}
${side(palm(skin, reach, from))}
<g transform="translate(${CENTRE} ${bottom.toFixed(0)}) scale(${scale.toFixed(3)})">${drawPot({ ...form, contents: undefined } as Form, glaze, random, 'h')}</g>
${side(fingers(skin, reach, from))}`;
}

/** Knitted, out of focus, and so close that it fills the picture. */
function jumper(wool: string): string {
  const ribs = Array.from({ length: 34 }, (_, index) => {
    const x = 10 + index * 30;
    const bend = (x - CENTRE) * 0.12;
    return `<path d="M ${x} 1000 C ${x + bend} 700 ${x - bend} 300 ${x - bend * 2} 0" fill="none" stroke="${mix(wool, '#20180f', 0.3)}" stroke-opacity=".3" stroke-width="9" stroke-dasharray="17 8" stroke-dashoffset="${(index % 2) * 12}"/>`;
  });
  return `<defs><radialGradient id="wool" cx=".36" cy=".24" r=".95"><stop offset="0" stop-color="${mix(wool, '#ffffff', 0.12)}"/><stop offset=".55" stop-color="${mix(wool, '#20180f', 0.14)}"/><stop offset="1" stop-color="${mix(wool, '#20180f', 0.5)}"/></radialGradient><filter id="near" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2.4"/></filter></defs>
<rect width="1000" height="1000" fill="url(#wool)"/><g filter="url(#near)">${ribs.join('')}</g>`;
}

/** The right sleeve; the left one is its mirror image. */
function sleeve(wool: string, reach: number, bottom: number): string {
  const x = CENTRE + reach + 60;
  const y = bottom - 20;
  const arm = `M 1010 ${(y + 130).toFixed(0)} C 960 ${(y + 60).toFixed(0)} ${(x + 120).toFixed(0)} ${(y + 40).toFixed(0)} ${(x + 30).toFixed(0)} ${(y - 80).toFixed(0)}`;
  return `<path d="${arm}" fill="none" stroke="${mix(wool, '#20180f', 0.42)}" stroke-width="230" stroke-linecap="round" filter="url(#near)"/>
<path d="${arm}" fill="none" stroke="${mix(wool, '#ffffff', 0.06)}" stroke-width="214" stroke-linecap="round"/>
<path d="${arm}" fill="none" stroke="${mix(wool, '#20180f', 0.3)}" stroke-opacity=".4" stroke-width="196" stroke-dasharray="7 19" filter="url(#near)"/>`;
}

/** The back of the right hand, which the pot covers in part. */
function palm(skin: string, reach: number, from: number): string {
  const x = CENTRE + reach;
  return `<path d="M ${(x - 60).toFixed(0)} ${(from - 40).toFixed(0)} C ${(x + 60).toFixed(0)} ${(from - 70).toFixed(0)} ${(x + 104).toFixed(0)} ${(from + 40).toFixed(0)} ${(x + 92).toFixed(0)} ${(from + 240).toFixed(0)} C ${(x + 60).toFixed(0)} ${(from + 320).toFixed(0)} ${(x - 40).toFixed(0)} ${(from + 300).toFixed(0)} ${(x - 80).toFixed(0)} ${(from + 240).toFixed(0)} Z" fill="${mix(skin, '#3a1d10', 0.12)}"/>`;
}

/** How far each finger of the right hand reaches over the pot, from the forefinger to the little one. */
const LENGTHS = [0.5, 0.58, 0.54, 0.4];

function fingers(skin: string, reach: number, from: number): string {
  const width = 60;
  const edge = CENTRE + reach;
  const all = LENGTHS.map((length, index) => {
    const y = from + 28 + index * (width - 6);
    const tip = edge - reach * length;
    return {
      d: `M ${(edge + 62).toFixed(0)} ${(y + 8).toFixed(0)} C ${(edge + 20).toFixed(0)} ${(y - 16).toFixed(0)} ${(edge - 20).toFixed(0)} ${(y - 8).toFixed(0)} ${tip.toFixed(0)} ${(y + 10).toFixed(0)}`,
      nail: `<ellipse cx="${(tip - 8).toFixed(0)}" cy="${(y + 6).toFixed(0)}" rx="13" ry="11" fill="${mix(skin, '#fff3ea', 0.45)}" opacity=".8"/>`,
      width: index === 3 ? width - 8 : width,
    };
  });
  const thumb = {
    d: `M ${(edge + 46).toFixed(0)} ${(from + 30).toFixed(0)} C ${(edge + 26).toFixed(0)} ${(from - 40).toFixed(0)} ${(edge - 20).toFixed(0)} ${(from - 56).toFixed(0)} ${(edge - reach * 0.3).toFixed(0)} ${(from - 52).toFixed(0)}`,
    nail: `<ellipse cx="${(edge - reach * 0.3 - 6).toFixed(0)}" cy="${(from - 56).toFixed(0)}" rx="15" ry="12" fill="${mix(skin, '#fff3ea', 0.45)}" opacity=".8"/>`,
    width: width + 6,
  };
  const line = (d: string, color: string, strokeWidth: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" ${more}/>`;
  return [...all.toReversed(), thumb]
    .map(
      ({ d, nail, width: thick }) =>
        `${line(d, '#1f120a', thick, 'opacity=".22" transform="translate(-4 8)"')}${line(d, mix(skin, '#3a1d10', 0.26), thick)}${line(d, skin, thick - 5, 'transform="translate(0 -1.5)"')}${line(d, mix(skin, '#ffffff', 0.22), thick * 0.42, 'opacity=".4" transform="translate(0 -8)" filter="url(#near)"')}${nail}`,
    )
    .join('');
}
