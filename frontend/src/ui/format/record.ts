type Record = { readonly wins: number; readonly losses: number; readonly ties?: number }

/** Wins, losses and, where there are any, ties: `7–1`, `7–1–2`. */
export const recordText = ({ wins, losses, ties = 0 }: Record): string => [wins, losses, ...(ties > 0 ? [ties] : [])].join('–')
