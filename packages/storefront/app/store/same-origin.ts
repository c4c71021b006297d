/** Throws a 403 for forms of other sites, which must not sign anyone in or out. */
export function refuseOtherSites(request: Request, origin: string): void {
  if (request.headers.get('origin') !== origin) throw new Response('Forbidden', { status: 403 });
}
