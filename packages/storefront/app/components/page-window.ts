/** The first, last and neighboring pages; gaps are undefined. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? 0) - 1;
    if (missing === 1) return [each - 1, each];
    return missing > 1 ? [undefined, each] : [each];
  });
}
