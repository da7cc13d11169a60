import { randomInt } from 'node:crypto'

/** Things in an order that nobody can foretell, each order as likely as any other. */
export const shuffled = <Thing>(things: readonly Thing[]): readonly Thing[] =>
  things.reduce<readonly Thing[]>((drawn, thing) => drawn.toSpliced(randomInt(drawn.length + 1), 0, thing), [])
