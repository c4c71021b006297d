import { useText } from '../../text/text.tsx';

/** Who makes the pots, under a picture as wide as the window. `public/workshop.webp` is the picture of the shop. */
export function Story() {
  const { shell, story } = useText();
  return (
    <section aria-labelledby="story">
      <div className="bleed relative after:pointer-events-none after:absolute after:inset-0 after:bg-veil">
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
          {story.title}
        </h2>
        <div className="flex max-w-prose flex-col gap-3">
          <p className="text-lg">{shell.shop.promise}</p>
          <p className="text-soft">{story.text}</p>
        </div>
      </div>
    </section>
  );
}

/** How the shop packs, takes back and makes. */
export function Promises() {
  const { promises } = useText().story;
  const entries = [
    [promises.delivery, promises.deliveryText],
    [promises.returns, promises.returnsText],
    [promises.care, promises.careText],
  ];
  return (
    <ul className="grid gap-x-10 gap-y-6 rounded-3xl border border-transparent bg-sunk px-6 py-8 sm:grid-cols-3 sm:px-10">
      {entries.map(([title, text]) => (
        <li key={title} className="min-w-0">
          <p className="font-medium font-serif text-lg">{title}</p>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
