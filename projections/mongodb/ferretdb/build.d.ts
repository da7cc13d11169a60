/** The path of the FerretDB server, built where it was not yet; null where it cannot be built here. */
export const prepare: () => string | null
