/** Whose data it is, e.g. `player-12`. */
export type PersonName = `player-${number}` | `user-${number}`
