import type { Order } from 'storewire';

/** An order for a page of its buyer, without the tags and comments of the staff. */
export const withoutNotes = ({ tags: _tags, activities, ...order }: Order): Order => ({
  ...order,
  activities: activities.filter(({ merchantComment }) => !merchantComment),
});
