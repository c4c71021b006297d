import sharp from 'sharp';
const [out, height, ...files] = process.argv.slice(2);
const h = Number(height);
const imgs = await Promise.all(files.map(async (f) => sharp(await sharp(f).resize({ height: h }).toBuffer())));
let x = 0; const comps = [];
for (const i of imgs) { const m = await i.metadata(); comps.push({ input: await i.toBuffer(), left: x, top: 0 }); x += m.width! + 10; }
await sharp({ create: { width: x, height: h, channels: 3, background: 'red' } }).composite(comps).png().toFile(out!);
