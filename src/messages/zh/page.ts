/** Text of the pages, the controls and the readouts. */
export const page = {};
