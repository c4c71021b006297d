/** Why a form was rejected, if it was. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p class="problem" role="alert">
      {text}
    </p>
  ) : null;
