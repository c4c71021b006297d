import type { Text } from '../dictionary.ts';

/** The products that a browser keeps. */
export const favorites: Text['favorites'] = {
  title: 'Favoriten',
  text: 'Sie bleiben nur in diesem Browser, nicht in Ihrem Konto. Andere Geräte zeigen sie nicht.',
  add: 'Zu den Favoriten',
  remove: 'Aus den Favoriten entfernen',
  empty: 'Noch keine Favoriten',
  emptyText: 'Merken Sie sich Produkte auf ihren Seiten, um sie hier wiederzufinden.',
  failed: 'Ihre Favoriten konnten nicht geladen werden',
  needsScript: 'Favoriten speichert der Browser; dafür braucht er JavaScript.',
  viewed: 'Zuletzt angesehen',
  forgetViewed: 'Verlauf löschen',
};
