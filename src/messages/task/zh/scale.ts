export const scale = {};
