import { type RefObject, useEffect, useRef, useState } from 'react';

/** A list that scrolls sideways from slide to slide. */
interface Slides {
  track: RefObject<HTMLUListElement | null>;
  /** The slide that is visible. */
  index: number;
  /** Scrolls to a slide, but not the page. */
  show: (index: number) => void;
}

/** The state of a list of slides, which CSS scrolls and snaps. */
export function useSlides(): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const root = track.current;
    if (!root) return undefined;
    const slides = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setIndex(slides.indexOf(target));
      },
      { root, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, []);
  const show = (next: number): void => {
    const slides = [...(track.current?.children ?? [])];
    const [first, slide] = [slides[0], slides[next]];
    if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    // less than zero where text is written from right to left
    track.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
    setIndex(next);
  };
  return { track, index, show };
}
