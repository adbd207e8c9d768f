/** Chinese for what is said about files (src/graphs/said.ts), by the English pattern. */
export const core: Readonly<Record<string, string>> = {};
