export const race = {};
