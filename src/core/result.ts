/** The body of an answer and the answer itself. */
export interface Result<Output> {
  /** The body, as the contract has it. */
  data: Output;
  /** Status and headers. Its body has been read. */
  response: Response;
  /** How often the call was sent. */
  attempts: number;
}
