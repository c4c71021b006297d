/** Tells a listener. One that throws, at once or later, does no harm to what it is told of. */
export async function inform<Event>(listener: (event: Event) => unknown, event: Event): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    console.error('storewire: a listener failed', error);
  }
}
