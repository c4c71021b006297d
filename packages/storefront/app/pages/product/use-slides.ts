import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A list that scrolls sideways from slide to slide. */
interface Slides {
  track: RefObject<HTMLUListElement | null>;
  /** The slide that is visible. */
  index: number;
  /** To be called when the list has scrolled. */
  onScroll: () => void;
  /** Scrolls to a slide, but not the page. */
  show: (index: number) => void;
}

/** The state of a list of slides as wide as the list, which CSS scrolls and snaps. */
export function useSlides(): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const onScroll = (): void => {
    const list = track.current;
    // less than zero where text is written from right to left
    if (list) setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  // it may have been swiped before hydration
  useEffect(onScroll, []);
  const show = useCallback((next: number): void => {
    const slides = [...(track.current?.children ?? [])];
    const [first, slide] = [slides[0], slides[next]];
    if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    track.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
    setIndex(next);
  }, []);
  return { track, index, onScroll, show };
}
