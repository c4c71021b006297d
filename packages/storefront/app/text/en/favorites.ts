/** The products that a browser keeps. */
export const favorites = {
  title: 'Favorites',
  text: 'They are kept in this browser only, not in your account. Other devices do not show them.',
  add: 'Add to favorites',
  remove: 'Remove from favorites',
  empty: 'No favorites yet',
  emptyText: 'The products you add to your favorites appear here.',
  failed: 'Your favorites could not be loaded',
  needsScript: 'Favorites are kept in the browser, which needs JavaScript for that.',
  viewed: 'Recently viewed',
  forgetViewed: 'Clear',
};
