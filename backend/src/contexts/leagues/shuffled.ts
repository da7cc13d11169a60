import { randomInt } from 'node:crypto'
import { shuffle } from '@fullcourt/domain/schedules/generation/random'

/** Things in an order that nobody can foretell, each order as likely as any other. */
export const shuffled = <Thing>(things: readonly Thing[]): readonly Thing[] =>
  shuffle(things.length, { below: randomInt }).map(at => things[at]!)
