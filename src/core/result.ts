/** The body of an answer and the answer itself. */
export interface Result<Output> {
  data: Output;
  response: Response;
}
