/**
 * Calls a listener. If it throws or rejects, the error is written to the console: a listener never breaks
 * what it observes.
 */
export async function callListener<Event>(listener: (event: Event) => unknown, event: Event): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    console.error('storewire: a listener failed', error);
  }
}
