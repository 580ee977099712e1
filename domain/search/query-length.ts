/** Maximum characters of a query; longer ones are cut. */
export const MAX_QUERY_LENGTH = 200;
