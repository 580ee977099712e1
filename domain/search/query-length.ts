/** Maximum characters of a query; the site cuts longer ones, the meta-searcher rejects them. */
export const MAX_QUERY_LENGTH = 200;
