/** The day on which each document was last published; what the code brings along has none. */
export const publishedOn: { prices?: string; packages?: string; projects?: string } = {};
