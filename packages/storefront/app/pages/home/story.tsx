import { useText } from '../../text/text.tsx';
import { useHomeText } from './use-home-text.ts';

/** Who makes the pots, under a picture as wide as the window. `public/workshop.webp` is the picture of the shop. */
export function Story() {
  const { home } = useHomeText();
  const { shell } = useText();
  const { title, text } = home.story;
  return (
    <section aria-labelledby="story">
      <div className="relative mx-[calc(-1*clamp(12px,4vw,40px))] after:pointer-events-none after:absolute after:inset-0 after:bg-veil">
        <img
          src="/workshop.webp"
          alt=""
          width={2000}
          height={533}
          loading="lazy"
          className="aspect-[3/2] w-full object-cover sm:aspect-[5/2] lg:aspect-[15/4]"
        />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-4 md:grid-cols-2">
        <h2 id="story" className="text-title">
          {title}
        </h2>
        <div className="flex max-w-prose flex-col gap-3">
          <p className="text-lg">{shell.shop.promise}</p>
          <p className="text-soft">{text}</p>
        </div>
      </div>
    </section>
  );
}
