import lighthouse from 'lighthouse';

/** The categories of Lighthouse that do not depend on time. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Pages of one person are not indexed, on purpose. */
const SKIPPED = ['is-crawlable'];

/** Scores of a page by Lighthouse, out of 100, with the titles of the audits that failed. */
export interface Scores {
  scores: [category: string, score: number][];
  failed: string[];
}

/** Has a page audited in the browser that listens for the DevTools protocol at this port. */
export async function auditPage(url: string, port: number, isPrivate: boolean): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    skipAudits: isPrivate ? SKIPPED : [],
  });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    });
  return {
    scores: Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    failed,
  };
}
