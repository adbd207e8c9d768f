/**
 * Calls what somebody else handed in. An error of theirs is reported as uncaught, and does not keep us from
 * what we still have to do.
 */
export function safely(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
