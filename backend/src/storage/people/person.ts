/** Whose data it is, e.g. `player-12`. */
export type Person = `player-${number}` | `user-${number}`
