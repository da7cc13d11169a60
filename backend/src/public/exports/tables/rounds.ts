/** The stages of a season, as tables name them. */
export const ROUNDS = { regular: 'Regular season', playoff: 'Play-offs' } as const
