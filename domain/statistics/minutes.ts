/** Minutes among the statistics that leaders are taken of: they follow from substitutions, so that no line holds them. */
export const MINUTES = { id: 99, abbreviation: 'MIN', name: 'Minutes' } as const
