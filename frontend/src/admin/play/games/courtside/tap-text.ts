/** Who did it, and for which team. */
export type Doer = { readonly name: string; readonly team: string }

/** A tap in words: `+2 Ana Smith, Lions · Q3`. */
export const tapText = (what: string, { name, team }: Doer, period?: string): string =>
  `${what} ${name}, ${team}${period === undefined ? '' : ` · ${period}`}`
