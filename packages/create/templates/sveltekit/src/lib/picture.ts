import { type ImageAttributes, srcset } from 'storewire/media';

/** Attributes of an `<img>` that is square and at most `width` pixels wide. */
export function picture(
	url: string | null | undefined,
	width: number
): ImageAttributes | undefined {
	if (!url) return undefined;
	const sizes = [width / 2, width, width * 2].map((side) => ({ width: side, height: side }));
	return srcset(url, { sizes, host: new URL(url).origin });
}
