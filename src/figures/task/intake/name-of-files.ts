/** What several files that are read together are called. */
export const nameOfFiles = (files: readonly File[]) => files.map(({ name }) => name).join(' + ');
