/** A run that cannot be carried out on this input; the message is one sentence without a full stop. */
export class RunError extends Error {
  override readonly name = 'RunError';
}
