import { run } from 'storewire-dev-kit/process';

/** It is large, and nothing but this benchmark uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** The categories of Lighthouse that do not depend on time. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Pages of one person are not indexed, on purpose. */
const SKIPPED = ['is-crawlable'];

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { id: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** Scores of a page by Lighthouse, out of 100, with the titles of the audits that failed. */
export interface Scores {
  scores: [category: string, score: number][];
  failed: string[];
}

/** Has a page audited in the browser that listens for the DevTools protocol at this port. */
export async function auditPage(url: string, port: number, isPrivate: boolean): Promise<Scores> {
  const { code, stdout, output } = await run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(isPrivate ? [`--skip-audits=${SKIPPED.join(',')}`] : []),
    '--output=json',
    '--quiet',
  ]);
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`);
  const { categories, audits } = JSON.parse(stdout) as Report;
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    });
  return {
    scores: Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    failed,
  };
}
