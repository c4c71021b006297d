/** One attempt to send an event to a target. */
export interface Attempt {
  /** When it ended, by the platform's clock. */
  time: string;
  /** Id of the target. */
  target: string;
  eventId: string;
  type: string;
  entityId: string;
  /** How often the event was sent to the target, this time included. */
  attempt: number;
  /** Status of the response, or why there was none. */
  result: string;
  /** How long it took, by the clock of the system. */
  milliseconds: number;
}
