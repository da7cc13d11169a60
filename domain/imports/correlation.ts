import type { ImportId } from '../ids/kinds'

const PREFIX = 'import '

/** What everything that an import writes bears as its correlation, so that it is known as the import's by itself. */
export const correlationOfImport = (id: ImportId): string => `${PREFIX}${id}`

/** The import that wrote something; undefined where none did. */
export const importOfCorrelation = (correlation: string): ImportId | undefined =>
  correlation.startsWith(PREFIX) ? Number(correlation.slice(PREFIX.length)) : undefined
