/** The text of HTML, with `replacement` in place of each tag. The expression `/<[^>]*>/` has quadratic time. */
export function withoutTags(html: string, replacement = ''): string {
  let text = '';
  let end = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', end)) {
    const close = html.indexOf('>', start);
    if (close < 0) break;
    text += html.slice(end, start) + replacement;
    end = close + 1;
  }
  return text + html.slice(end);
}
