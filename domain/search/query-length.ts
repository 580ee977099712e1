/** Characters of a search that are read; longer ones are cut. */
export const MAX_QUERY_LENGTH = 200;
