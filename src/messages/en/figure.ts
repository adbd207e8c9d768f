/** Text of the race, the transport and the charts. */
export const figure = {};
