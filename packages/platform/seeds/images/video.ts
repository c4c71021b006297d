/** A short film: a bowl grows on a wheel. Frames are drawn as SVG and encoded by ffmpeg, which must be installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import type { Form } from './forms.ts';
import { drawPot, type Glaze } from './pot.ts';
import { randomOf } from './random.ts';

const WIDTH = 960;
const HEIGHT = 540;
export const VIDEO_SIZE = { width: WIDTH, height: HEIGHT };
const PER_SECOND = 15;
const SECONDS = 9;

const WET_CLAY: Glaze = { base: '#8a6a50', clay: '#8a6a50' };

/** Widths and heights of the pot over time: a lump, a cylinder, a bowl. */
const STAGES: readonly Pick<Form, 'width' | 'height' | 'profile'>[] = [
  {
    width: 260,
    height: 120,
    profile: [
      [0, 0.3],
      [0.2, 0.72],
      [0.5, 0.96],
      [0.8, 1],
      [1, 0.96],
    ],
  },
  {
    width: 230,
    height: 210,
    profile: [
      [0, 0.86],
      [0.2, 0.9],
      [0.5, 0.94],
      [0.8, 1],
      [1, 1],
    ],
  },
  {
    width: 300,
    height: 240,
    profile: [
      [0, 1],
      [0.2, 0.95],
      [0.5, 0.84],
      [0.8, 0.74],
      [1, 0.72],
    ],
  },
  {
    width: 460,
    height: 210,
    profile: [
      [0, 1],
      [0.2, 0.97],
      [0.5, 0.84],
      [0.8, 0.56],
      [1, 0.44],
    ],
  },
];

/** Encodes the film to a file. Rejects if ffmpeg is missing or fails. */
export async function encodeVideo(file: string): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    // biome-ignore format: one option per pair
    ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(PER_SECOND), '-c:v', 'mjpeg', '-i', '-',
      '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '27', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < PER_SECOND * SECONDS; frame++)
    if (!ffmpeg.stdin.write(await drawFrame(frame / (PER_SECOND * SECONDS - 1), frame)))
      await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}`);
}

/** The still that is shown before the film plays. */
export const drawPoster = (): Promise<Buffer> => drawFrame(0.82, 0);

async function drawFrame(progress: number, frame: number): Promise<Buffer> {
  const form: Form = { ...shapeAt(progress), isOpen: progress > 0.22 };
  // two of the rings move with the wheel
  const turn = (frame / PER_SECOND) * Math.PI * 4;
  const marks = [0, Math.PI].map((phase) => Math.cos(turn + phase) * 190);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="room" x2="0" y2="1"><stop offset="0" stop-color="#d8d3c8"/><stop offset="1" stop-color="#b3a692"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#room)"/>
<ellipse cx="480" cy="448" rx="300" ry="62" fill="#4f4a45"/><ellipse cx="480" cy="440" rx="300" ry="62" fill="#77706a"/>
<ellipse cx="480" cy="440" rx="250" ry="50" fill="none" stroke="#5f5952" stroke-width="3"/>
${marks.map((x, index) => `<ellipse cx="${(480 + x * 1.2).toFixed(1)}" cy="${(440 + Math.sin(turn + index * Math.PI) * 44).toFixed(1)}" rx="16" ry="5" fill="#9b8a76"/>`).join('')}
<g transform="translate(480 436)">${drawPot(form, WET_CLAY, randomOf(`frame ${frame % 3}`), 'a')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

function shapeAt(progress: number): Pick<Form, 'width' | 'height' | 'profile'> {
  const at = Math.min(progress * 1.15, 0.999) * (STAGES.length - 1);
  const [from, to] = [STAGES[Math.floor(at)], STAGES[Math.floor(at) + 1]];
  if (!from || !to) throw new RangeError('There is no such stage');
  const eased = (1 - Math.cos((at % 1) * Math.PI)) / 2;
  const between = (one: number, other: number): number => one + (other - one) * eased;
  return {
    width: between(from.width, to.width),
    height: between(from.height, to.height),
    profile: from.profile.map(([down, radius], index) => [
      down,
      between(radius, to.profile[index]?.[1] ?? radius),
    ]),
  };
}
