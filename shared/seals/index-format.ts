/** Increase it when indexes are built differently, so that stored ones are rebuilt. */
export const INDEX_FORMAT = 5
